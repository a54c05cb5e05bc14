/** The manifest that a `kubectl autoscale` line makes, or what is wrong with the line. */
export type KubectlReading = { ok: true; manifest: string } | { ok: false; errors: string[] };

/** Null when the text is not one `kubectl autoscale` command (a prompt before it and backslashes at line ends are allowed). */
export function readKubectlAutoscale(_text: string): KubectlReading | null {
  return null;
}
