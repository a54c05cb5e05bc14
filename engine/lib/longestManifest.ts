/** Characters of a manifest's text. Kubernetes itself stores no object of more than 1.5 MB; no autoscaler comes near this. */
export const longestManifest = 256 * 1024;
