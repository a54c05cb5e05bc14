import { useView, type ViewState } from "./store/view";

const themeKey = "hpa-playground/theme";

/** Puts the theme on the page before the first paint, and follows the system where the person chose nothing. */
export function followTheme(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const apply = (view: ViewState) => {
    document.documentElement.dataset["theme"] = shownTheme(view);
  };
  useView.setState({ theme: storedTheme(), systemDark: system.matches });
  apply(useView.getState());
  system.addEventListener("change", () => useView.setState({ systemDark: system.matches }));
  useView.subscribe((view, before) => {
    apply(view);
    if (view.theme !== before.theme) storeTheme(view.theme);
  });
}

export const shownTheme = ({ theme, systemDark }: ViewState): "light" | "dark" =>
  theme === "system" ? (systemDark ? "dark" : "light") : theme;

function storedTheme(): ViewState["theme"] {
  try {
    const stored = localStorage.getItem(themeKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    // Storage is closed to the page.
    return "system";
  }
}

function storeTheme(theme: string): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
