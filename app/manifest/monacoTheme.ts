import { monaco } from "./monacoSetup";

export const themeName = "manifest";

/** Draws Monaco in the page's colours, now and after each change of theme. Returns a function that ends this. */
export function followTheme(): () => void {
  defineTheme();
  const observer = new MutationObserver(defineTheme);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function defineTheme(): void {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const rule = (kind: string, name: string) => ({ token: kind, foreground: token(name).slice(1) });
  monaco.editor.defineTheme(themeName, {
    base: document.documentElement.dataset["theme"] === "dark" ? "vs-dark" : "vs",
    inherit: false,
    rules: [
      rule("", "ink"),
      rule("type", "y-key"),
      rule("string", "y-str"),
      rule("number", "y-num"),
      rule("keyword", "y-num"),
      rule("comment", "y-com"),
      rule("operators.directivesEnd", "y-com"),
    ],
    colors: {
      "editor.background": token("sheet"),
      "editor.foreground": token("ink"),
      "editorCursor.foreground": token("ink"),
      "editorLineNumber.foreground": token("ink-3"),
      "editorLineNumber.activeForeground": token("ink"),
      "editor.lineHighlightBackground": token("select"),
      "editor.lineHighlightBorder": clear,
      "editor.selectionBackground": `${token("load")}45`,
      "editor.inactiveSelectionBackground": `${token("load")}28`,
      "editor.findMatchBackground": `${token("window-mark")}66`,
      "editor.findMatchHighlightBackground": token("window-t"),
      "editorError.foreground": token("error"),
      "editorInfo.foreground": token("window-mark"),
      "editorOverviewRuler.border": clear,
      "editorOverviewRuler.errorForeground": token("error"),
      "editorOverviewRuler.infoForeground": token("window-mark"),
      "editorWidget.background": token("desk"),
      "editorWidget.foreground": token("ink"),
      "editorWidget.border": token("edge"),
      "editorHoverWidget.background": token("sheet"),
      "editorHoverWidget.border": token("edge"),
      "editorSuggestWidget.background": token("sheet"),
      "editorSuggestWidget.selectedBackground": token("sunk"),
      "editorSuggestWidget.selectedForeground": token("ink"),
      "editorSuggestWidget.highlightForeground": token("load"),
      "editorSuggestWidget.focusHighlightForeground": token("load"),
      "editorActionList.background": token("sheet"),
      "editorActionList.foreground": token("ink"),
      "editorActionList.focusBackground": token("sunk"),
      "editorActionList.focusForeground": token("ink"),
      "editorLightBulb.foreground": token("window-mark"),
      "editorLightBulbAutoFix.foreground": token("window-mark"),
      "editor.snippetTabstopHighlightBackground": token("select"),
      "editor.snippetFinalTabstopHighlightBorder": clear,
      "inputValidation.infoBackground": token("sheet"),
      "inputValidation.infoForeground": token("ink"),
      "inputValidation.infoBorder": token("edge"),
      "textCodeBlock.background": clear,
      "input.background": token("sheet"),
      "input.foreground": token("ink"),
      "input.border": token("edge"),
      "menu.background": token("sheet"),
      "menu.foreground": token("ink"),
      "menu.border": token("edge"),
      "menu.selectionBackground": token("sunk"),
      "menu.selectionForeground": token("ink"),
      focusBorder: token("focus"),
      "scrollbarSlider.background": `${token("edge")}55`,
      "scrollbarSlider.hoverBackground": `${token("edge")}88`,
      "scrollbarSlider.activeBackground": `${token("edge")}aa`,
      "scrollbar.shadow": clear,
      "widget.shadow": clear,
    },
  });
}

const clear = "#00000000";
