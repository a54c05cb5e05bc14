/**
 * Whether a text may have a ScaledObject of KEDA, so that KEDA's code must say whether it has one; reads the text once. It is also true for
 * an HPA that KEDA made, because that names its owner.
 */
export const namesScaledObject = (text: string): boolean => /\bkind["']?[ \t]*:[ \t]*["']?ScaledObject\b/.test(text);
