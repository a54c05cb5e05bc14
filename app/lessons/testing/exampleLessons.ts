import { firstScenario, heldByReasons, type HeldByReason } from "../../../engine/index";
import type { Run } from "../../simulation/protocol";
import { stepAt } from "../../store/trace";
import type { Block, Inline, Lesson, Measure } from "../lesson";

const text = (words: string): Inline => ({ kind: "text", text: words });
const code = (words: string): Inline => ({ kind: "code", text: words });
const paragraph = (...content: Inline[]): Block => ({ kind: "paragraph", content });
const said = (words: string): Block => paragraph(text(words));

const scenario = { ...firstScenario, name: "The window remembers" };

const windowRemembers: Lesson = {
  id: "window-remembers",
  title: "The window remembers",
  summary: "Why a count stays up long after the load has gone.",
  minutes: 10,
  steps: [
    {
      title: "A burst of twenty minutes",
      text: [
        paragraph(
          text("The load rises at "),
          { kind: "strong", content: [text("06:00")] },
          text(" from 3 to 40 requests per second and falls back at "),
          { kind: "strong", content: [text("25:00")] },
          text("."),
        ),
        paragraph(text("Nothing in this manifest speaks of time: it has no "), code("behavior"), text(", so the defaults hold.")),
        {
          kind: "list",
          ordered: false,
          items: [[said("A scale-up happens at once.")], [said("A scale-down waits for the window.")]],
        },
        paragraph({
          kind: "link",
          href: "https://kubernetes.io/docs/concepts/workloads/autoscaling/horizontal-pod-autoscale/",
          content: [text("What the documentation says")],
        }),
      ],
      scenario,
      look: { at: 450, zoom: { from: 0, to: 1500 } },
      checkpoint: null,
      line: 7,
    },
    {
      title: "The load falls. When does the count?",
      text: [said("From 25:00 on the load is 3 requests per second again. One pod would be enough.")],
      scenario,
      look: { at: 1785, zoom: null },
      checkpoint: {
        kind: "predict",
        ask: [text("How many replicas will there be once the load falls?")],
        from: 1500,
        after: [
          paragraph(text("The count stayed until "), { kind: "strong", content: [text("30:15")] }, text(": the window is five minutes.")),
        ],
      },
      line: 21,
    },
    {
      title: "What held it?",
      text: [said("The decision at 29:45 has the answer.")],
      scenario,
      look: { at: 1785, zoom: { from: 1200, to: 2400 } },
      checkpoint: {
        kind: "question",
        ask: [text("At 29:45 the CPU asks for 1. Why are there still 9?")],
        measure: { kind: "heldBy", at: 1785 },
        choices: [
          {
            text: [text("The scale-down policy allows one pod per minute")],
            is: "policy",
            because: [text("It allows all of them at once.")],
          },
          {
            text: [text("A proposal of 9 is still inside the five-minute window")],
            is: "window",
            because: [text("The highest of the last five minutes counts.")],
          },
          { text: [text("The CPU is inside the tolerance")], is: "tolerance", because: [text("It is far below the target.")] },
        ],
      },
      line: 34,
    },
    {
      title: "Shorten the window",
      text: [said("Pods that nobody needs cost money. Pods that are missing cost requests.")],
      scenario,
      look: null,
      checkpoint: {
        kind: "task",
        ask: [text("Change one field so that no request fails and pod-hours stay below 4.")],
        fields: 1,
        outcomes: [
          { outcome: "requestsFailed", comparison: "atMost", value: 0 },
          { outcome: "podHours", comparison: "below", value: 4 },
        ],
        after: [said("A shorter window forgets the burst sooner.")],
      },
      line: 52,
    },
    {
      title: "What to keep",
      text: [
        { kind: "quote", content: [said("The window looks back. It does not wait.")] },
        { kind: "code", text: "stabilizationWindowSeconds: 60" },
      ],
      scenario,
      look: { at: 1815, zoom: null },
      checkpoint: null,
      line: 70,
    },
  ],
};

const ceiling: Lesson = {
  id: "ceiling",
  title: "The highest it may go",
  summary: "What happens to a proposal above maxReplicas.",
  minutes: 5,
  steps: [
    {
      title: "One number ends all growth",
      text: [said("Whatever the metrics ask for, maxReplicas ends it.")],
      scenario: { ...scenario, name: "The highest it may go" },
      look: { at: 450, zoom: { from: 300, to: 900 } },
      checkpoint: null,
      line: 7,
    },
  ],
};

export const exampleLessons: readonly Lesson[] = [windowRemembers, ceiling];

/** As much of measuring as these lessons ask for. */
export function exampleMeasure(measure: Measure, { steps, outcomes }: Run): number | HeldByReason | null {
  if (measure.kind === "heldBy") return heldByReasons[steps.heldBy[stepAt(steps.at, measure.at)] ?? -1] ?? null;
  return measure.kind === "outcome" ? (outcomes?.[measure.outcome] ?? null) : null;
}
