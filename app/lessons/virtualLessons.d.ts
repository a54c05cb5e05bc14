/** The ready lessons, which the build reads from public/lessons. */
declare module "virtual:lessons" {
  export const lessons: readonly import("./lesson").ReadyLesson[];
}
