/** Monaco with only the features that a manifest needs. Its one worker is served from our own site. */
import * as monaco from "monaco-editor/editor";
import "monaco-editor/languages/definitions/yaml/register";
import "monaco-editor/features/clipboard/register";
import "monaco-editor/features/codeAction/register";
import "monaco-editor/features/codeEditor/register";
import "monaco-editor/features/codicon/register";
import "monaco-editor/features/comment/register";
import "monaco-editor/features/contextmenu/register";
import "monaco-editor/features/cursorUndo/register";
import "monaco-editor/features/find/register";
import "monaco-editor/features/hover/register";
import "monaco-editor/features/indentation/register";
import "monaco-editor/features/linesOperations/register";
import "monaco-editor/features/multicursor/register";
import "monaco-editor/features/snippet/register";
import "monaco-editor/features/suggest/register";
import "monaco-editor/features/toggleTabFocusMode/register";
import "monaco-editor/features/wordOperations/register";
// The features' own entries do not load these: the list of suggestions, keys such as arrows and Enter, and the widgets' words.
import "monaco-editor/editor/contrib/suggest/browser/suggestController";
import "monaco-editor/editor/browser/coreCommands";
import "monaco-editor/editor/common/standaloneStrings";
import { askToLeave } from "../store/windows";

window.MonacoEnvironment = {
  getWorker() {
    try {
      return new Worker(new URL("./monaco.worker.ts", import.meta.url), { type: "module" });
    } catch {
      // A browser without workers, or one that forbids them. The editor itself needs none.
      return silentWorker;
    }
  },
};

const silentWorker = Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: () => undefined }) as unknown as Worker;

// Monaco's own keys for this begin with Ctrl K, which opens the page's search.
monaco.editor.addKeybindingRule({ keybinding: monaco.KeyCode.F1, command: "editor.action.showHover", when: "editorTextFocus" });

// By the keyboard, Monaco opens the links of a hover with its own code, and also the addresses in the text.
monaco.editor.registerLinkOpener({
  open(address) {
    // The question gives the focus back to where it was, and the hover is gone by then.
    monaco.editor.getEditors().at(0)?.focus();
    askToLeave(address.toString(true));
    return true;
  },
});

export { monaco };
