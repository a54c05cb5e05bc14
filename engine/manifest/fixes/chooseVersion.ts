import { say } from "../../lib/sentence";
import type { FoundFix } from "../textEdit";

/** The text stays as it is. */
export const chooseVersion = (version: NonNullable<FoundFix["version"]>): FoundFix => ({
  title: say`Choose Kubernetes ${version}`,
  edits: [],
  version,
});
