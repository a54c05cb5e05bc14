/** Characters of a manifest's text. Kubernetes itself stores no object of more than 1.5 MB; no autoscaler comes near this. */
export const longestManifest = 256 * 1024;

/** Characters of YAML that a scenario holds. Far more than the manifest's reader accepts, so that a text too long for it is still kept as typed. */
export const maxManifestLength = 2_000_000;
