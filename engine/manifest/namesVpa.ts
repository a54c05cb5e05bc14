/** Whether a text may have a VerticalPodAutoscaler, so that the code of the Vertical Pod Autoscaler must say whether it has one; reads the text once. */
export const namesVpa = (text: string): boolean => /\bkind["']?[ \t]*:[ \t]*["']?VerticalPodAutoscaler\b/.test(text);
