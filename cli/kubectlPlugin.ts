#!/usr/bin/env node
/** `kubectl hpa-why NAME`: kubectl starts a plugin by the name of its file. */
process.argv.splice(2, 0, "why");
void import("./main");
