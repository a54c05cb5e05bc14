import type { PodTemplate } from "./pod";

/** The change of a template that gives its main container another name. */
export function withMainContainer({ containers, measured: [main, ...others] }: PodTemplate, name: string): Partial<PodTemplate> {
  return { containers: containers.map((each) => (each.name === main ? { ...each, name } : each)), measured: [name, ...others] };
}
