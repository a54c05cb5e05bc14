/**
 * Whether a text may have a ScaledObject of KEDA; reads the text once. It is also true for an HPA that KEDA made, because that names its
 * owner.
 */
export const hasScaledObject = (text: string): boolean => /\bkind["']?[ \t]*:[ \t]*["']?ScaledObject\b/.test(text);
