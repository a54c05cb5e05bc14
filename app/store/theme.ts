import { create } from "zustand";

type Theme = "system" | "light" | "dark";
export interface ThemeState {
  /** The browser keeps it. */
  theme: Theme;
  /** The system's choice; it matters only while the theme is "system". */
  systemDark: boolean;
}

export const useTheme = create<ThemeState>(() => ({ theme: "system", systemDark: false }));
