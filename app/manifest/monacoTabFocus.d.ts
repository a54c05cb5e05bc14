/** Monaco has no types for this module, and since 0.57 the editor's own option no longer tells the mode. */
declare module "monaco-editor/editor/browser/config/tabFocus" {
  export const TabFocus: {
    getTabFocusMode(): boolean;
    onDidChangeTabFocus(tell: (leaves: boolean) => void): { dispose(): void };
  };
}
