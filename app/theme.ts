import { useView, type Theme } from "./store/view";

const themeKey = "hpa-playground/theme";
const dark = () => window.matchMedia("(prefers-color-scheme: dark)");

/** Puts the theme on the page before the first paint, and follows the system where the person chose nothing. */
export function followTheme(): void {
  useView.setState({ theme: storedTheme() });
  const apply = () => {
    document.documentElement.dataset["theme"] = shownTheme(useView.getState().theme);
  };
  apply();
  dark().addEventListener("change", apply);
  useView.subscribe((view, before) => {
    if (view.theme === before.theme) return;
    apply();
    try {
      localStorage.setItem(themeKey, view.theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  });
}

export const shownTheme = (theme: Theme): "light" | "dark" => (theme === "system" ? (dark().matches ? "dark" : "light") : theme);

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}
