/** The count of pods at each second, from 0. */
export type Replicas = readonly number[];

/** Mermaid draws no more points than these legibly. */
const mostPoints = 60;

/** A line chart of the replicas as Mermaid's text, which GitHub draws. Of each part of the run the highest count is drawn, so that no peak is lost. */
export function chart(replicas: Replicas): string {
  const size = Math.ceil(replicas.length / mostPoints);
  const points: number[] = [];
  for (let from = 0; from < replicas.length; from += size)
    points.push(replicas.slice(from, from + size).reduce((most, each) => Math.max(most, each), 0));
  const minutes = Math.round((replicas.length - 1) / 60);
  return [
    "xychart-beta",
    '  title "Replicas"',
    `  x-axis "minutes" 0 --> ${Math.max(1, minutes)}`,
    `  y-axis 0 --> ${points.reduce((most, each) => Math.max(most, each), 1)}`,
    `  line [${points.join(", ")}]`,
  ].join("\n");
}
