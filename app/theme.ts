import { useView, type ViewState } from "./store/view";
import { readStored, store } from "./ui/browserStorage";

const themeKey = "hpa-playground/theme";

/** Sets the page's theme before the first paint, and follows the system if the user chose nothing. */
export function followTheme(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const apply = (view: ViewState) => {
    document.documentElement.dataset["theme"] = shownTheme(view);
  };
  useView.setState({ theme: storedTheme(), systemDark: system.matches });
  apply(useView.getState());
  system.addEventListener("change", () => useView.setState({ systemDark: system.matches }));
  useView.subscribe((view, before) => {
    // Writing the same theme again would make the editor repaint with every move of the pointer.
    if (shownTheme(view) !== shownTheme(before)) apply(view);
    if (view.theme !== before.theme) store(themeKey, view.theme);
  });
}

export const shownTheme = ({ theme, systemDark }: ViewState): "light" | "dark" =>
  theme === "system" ? (systemDark ? "dark" : "light") : theme;

function storedTheme(): ViewState["theme"] {
  const stored = readStored(themeKey);
  return stored === "light" || stored === "dark" ? stored : "system";
}
