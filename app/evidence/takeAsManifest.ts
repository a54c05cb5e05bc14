import { closeEvidence } from "../store/evidence";
import { setManifest } from "../store/scenario";
import { useTabs } from "../store/tabs";

/** One step of the editor's own undo brings back the manifest from before. */
export function takeAsManifest(manifest: string): void {
  closeEvidence();
  setManifest(manifest);
  useTabs.setState({ tab: "manifest" });
}
