/** The texts of a language, which the build makes of `app/text` (`scripts/words`). */
declare module "virtual:words/*" {
  export const catalogue: import("../app/text/asked").Asked["catalogue"];
}
