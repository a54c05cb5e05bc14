import { useTheme, type ThemeState } from "./store/theme";
import { readStored, store } from "./ui/browserStorage";

const themeKey = "hpa-playground/theme";

/** Sets the page's theme before the first paint, and follows the system if the user chose nothing. */
export function followTheme(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const apply = (state: ThemeState) => {
    document.documentElement.dataset["theme"] = shownTheme(state);
  };
  useTheme.setState({ theme: storedTheme(), systemDark: system.matches });
  apply(useTheme.getState());
  system.addEventListener("change", () => useTheme.setState({ systemDark: system.matches }));
  useTheme.subscribe((state, before) => {
    // Writing the same theme again would make the editor repaint with every move of the pointer.
    if (shownTheme(state) !== shownTheme(before)) apply(state);
    if (state.theme !== before.theme) store(themeKey, state.theme);
  });
}

export const shownTheme = ({ theme, systemDark }: ThemeState): "light" | "dark" =>
  theme === "system" ? (systemDark ? "dark" : "light") : theme;

function storedTheme(): ThemeState["theme"] {
  const stored = readStored(themeKey);
  return stored === "light" || stored === "dark" ? stored : "system";
}
