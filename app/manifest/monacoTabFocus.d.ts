/** Monaco has no types for it, and since 0.57 its editors' own option no longer tells. */
declare module "monaco-editor/editor/browser/config/tabFocus" {
  export const TabFocus: {
    getTabFocusMode(): boolean;
    onDidChangeTabFocus(tell: (leaves: boolean) => void): { dispose(): void };
  };
}
