/** What people call things in each language, and where these words lead: "kind/name", as `Findable` has it. Most people mean the first. */
export interface PeoplesWords {
  en: readonly string[];
  de: readonly string[];
  uk: readonly string[];
  leadTo: readonly string[];
}
