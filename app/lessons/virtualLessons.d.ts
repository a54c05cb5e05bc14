/** The ready lessons, as the build has read them from public/lessons. */
declare module "virtual:lessons" {
  export const lessons: readonly import("./lesson").ReadyLesson[];
}
