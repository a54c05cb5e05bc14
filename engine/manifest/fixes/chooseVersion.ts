import type { Fix } from "../textEdit";

/** The text stays as it is. */
export const chooseVersion = (version: NonNullable<Fix["version"]>): Fix => ({ title: `Choose Kubernetes ${version}`, edits: [], version });
