import { describe, expect, test } from "vitest";
import { defaultCluster, firstScenario } from "../../../engine/index";
import { library } from "../../../engine/doors/library";
import formatPage from "../../../public/lessons/FORMAT.md?raw";
import type { Lesson } from "../lesson";
import { fromEngine } from "../../words/engineText";
import { maxLessonLength } from "./limits";
import { readLesson } from "./readLesson";

const front = `---
title: A title
summary: One sentence.
minutes: 10
---
`;

/** The front matter takes five lines, so the body begins on line 6. */
const lesson = (body: string) => readLesson("mine", front + body);

function read(body: string): Lesson {
  const reading = lesson(body);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.lesson;
}

function errors(body: string): string[] {
  const reading = lesson(body);
  return reading.ok ? [] : reading.errors.map(({ line, message }) => `${line}: ${fromEngine(message)}`);
}

const block = (word: string, yaml: string) => `## Step\n\`\`\`${word}\n${yaml}\n\`\`\`\n`;

test("a step without data has the page's first scenario, its words as Markdown means them, and its line", () => {
  expect(
    read(
      "\n## One *step*\n\nSome **words** and `code`,\n[a link](https://kubernetes.io/docs).\n\n- one\n- two\n\n> said\n\n```sh\nkubectl\n```\n",
    ),
  ).toEqual({
    id: "mine",
    title: "A title",
    summary: "One sentence.",
    minutes: 10,
    steps: [
      {
        title: "One step",
        text: [
          {
            kind: "paragraph",
            content: [
              { kind: "text", text: "Some " },
              { kind: "strong", content: [{ kind: "text", text: "words" }] },
              { kind: "text", text: " and " },
              { kind: "code", text: "code" },
              { kind: "text", text: ", " },
              { kind: "link", href: "https://kubernetes.io/docs", content: [{ kind: "text", text: "a link" }] },
              { kind: "text", text: "." },
            ],
          },
          {
            kind: "list",
            ordered: false,
            items: ["one", "two"].map((text) => [{ kind: "paragraph", content: [{ kind: "text", text }] }]),
          },
          { kind: "quote", content: [{ kind: "paragraph", content: [{ kind: "text", text: "said" }] }] },
          { kind: "code", text: "kubectl" },
        ],
        scenario: firstScenario,
        look: null,
        checkpoint: null,
        line: 7,
      },
    ],
  });
});

test("the format's own example of a number is the field that it names", () => {
  const [example = ""] = /\[\d+\]\(averageUtilization\)/.exec(formatPage) ?? [];
  const [digits] = /\d+/.exec(example)!;
  const { steps } = read(`## Step\n${example}\n\`\`\`manifest\n${firstScenario.manifest}\`\`\`\n`);
  expect(steps[0]!.text).toEqual([{ kind: "paragraph", content: [{ kind: "number", text: digits, field: "averageUtilization" }] }]);
});

test("the format's own examples are a lesson", () => {
  const [head, ...blocks] = [...formatPage.matchAll(/```yaml\n([^]*?)```/g)].map(([, yaml]) => yaml!);
  const words = ["scenario", "look", "predict", "question", "task"];
  expect(blocks).toHaveLength(words.length);
  const steps = words.map((word, place) => block(word, blocks[place]!));
  expect(readLesson("mine", `${head}\n${steps.join("")}`)).toMatchObject({ ok: true, lesson: { title: "The window remembers" } });
});

describe("front matter", () => {
  test("is needed, whole and of the right kinds", () => {
    const of = (text: string) => {
      const reading = readLesson("mine", text);
      return reading.ok ? [] : reading.errors.map(({ line, message }) => ({ line, message: fromEngine(message) }));
    };
    expect(of("## Step\n")).toEqual([
      { line: 1, message: "A lesson must start with front matter between two lines of ---: title, summary, minutes." },
    ]);
    expect(of("---\ntitle: A title\nminutes: soon\nauthor: me\n---\n## Step\n")).toEqual([
      { line: 2, message: 'The front matter needs "summary".' },
      { line: 3, message: "minutes must be a whole number from 1 to 600." },
      { line: 4, message: 'The front matter has no field "author". Its fields are title, summary, minutes.' },
    ]);
    expect(of("---\ntitle: [\n---\n## Step\n")).toMatchObject([{ message: expect.stringMatching(/^This is not YAML: /) }]);
  });

  test("may end its lines as Windows does, after a byte order mark", () => {
    expect(readLesson("mine", `\uFEFF${front}## Step\n`.replaceAll("\n", "\r\n")).ok).toBe(true);
  });
});

describe("a scenario", () => {
  test("changes single fields of the step before, and replaces whole lists", () => {
    const { steps } = read(
      block("scenario", "name: Mine\nworkload: { initialReplicas: 4 }\nload: { noise: 0 }\nincidents: [{ at: 60, kind: nodeLost }]") +
        block(
          "scenario",
          "durationSeconds: 1800\ncluster: { nodes: 3 }\nincidents: [{ at: 90, kind: podsCrash, pods: 2 }]\nflags: { featureGates: { HPAScaleToZero: false } }",
        ),
    );
    const first = {
      ...firstScenario,
      name: "Mine",
      workload: { ...firstScenario.workload, initialReplicas: 4 },
      load: { ...firstScenario.load, noise: 0 },
      incidents: [{ at: 60, kind: "nodeLost" }],
    };
    const featureGates = { ...firstScenario.flags.featureGates, HPAScaleToZero: false };
    expect(steps.map(({ scenario }) => scenario)).toEqual([
      first,
      {
        ...first,
        durationSeconds: 1800,
        cluster: { ...defaultCluster, nodes: 3 },
        incidents: [{ at: 90, kind: "podsCrash", pods: 2 }],
        flags: { ...firstScenario.flags, featureGates },
      },
    ]);
  });

  test("may start from a ready scenario, with its manifest in a block of its own", () => {
    const ready = library.find(({ id }) => id === "small-difference")!.scenario;
    const { steps } = read(`${block("scenario", "library: small-difference")}## Next\n\`\`\`manifest\nkind: X\n\`\`\`\n`);
    expect(steps.map(({ scenario }) => scenario)).toEqual([ready, { ...ready, manifest: "kind: X\n" }]);
  });

  test("may raise a request above the old limit together with the limit, in any order", () => {
    const { steps } = read(block("scenario", "workload: { cpuRequestMilli: 800, cpuLimitMilli: 1000 }"));
    expect(steps[0]!.scenario.workload).toMatchObject({ cpuRequestMilli: 800, cpuLimitMilli: 1000 });
  });

  test("is refused field by field, each on its line", () => {
    expect(
      errors(
        block(
          "scenario",
          [
            "library: no-such",
            "manifest: here",
            "seed: -1",
            "workload:",
            "  initialReplicas: many",
            "  inititalReplicas: 4",
            "load:",
            "  points: [[10, 1], [5, 1]]",
            "incidents:",
            "- { at: 60, kind: podsCrash, pods: 2, durationSeconds: 5 }",
            "- { at: 30, kind: nodeLost }",
          ].join("\n"),
        ),
      ),
    ).toEqual([
      '8: The library has no scenario "no-such".',
      '9: The step’s scenario has no field "manifest". Its fields are library, name, durationSeconds, load, workload, cluster, flags, incidents, signals, seed.',
      "10: The seed is -1; it must be from 0 to 4294967295.",
      '12: workload.initialReplicas is "many"; it must be a number.',
      '13: "inititalReplicas" is not a field of workload.',
      "15: Point 2 of the load curve is at 5 s; it must be after the previous point.",
      '17: "durationSeconds" is not a field of incidents.',
      "18: Incident 2 is at 30 s; it must not be before the previous incident.",
    ]);
  });

  test("treats no key of a prototype as a field", () => {
    expect(errors(block("scenario", "workload: { __proto__: { initialReplicas: 9 } }\n__proto__: 1"))).toEqual([
      '8: "__proto__" is not a field of workload.',
      expect.stringMatching(/^9: The step’s scenario has no field "__proto__"/),
    ]);
  });
});

describe("a look", () => {
  test("has a time and a part of the run", () => {
    expect(read(block("look", 'at: "29:45"\nzoom: [1200, "40:00"]')).steps[0]!.look).toEqual({ at: 1785, zoom: { from: 1200, to: 2400 } });
  });

  test("stays within the step's run, the earlier time first", () => {
    expect(errors(block("look", 'at: "1:00:01"'))).toEqual(["8: at is not in the step’s run, which ends at 60:00."]);
    expect(errors(block("look", 'at: soon\nzoom: ["40:00", "20:00"]'))).toEqual([
      '8: at must be a time, for example "29:45" or 1785.',
      "9: zoom must be two times, with the earlier one first.",
    ]);
  });
});

describe("a checkpoint", () => {
  test("is a prediction", () => {
    const { steps } = read(block("predict", 'ask: How *many*?\nfrom: "22:30"\nafter: |\n  Nine.\n\n  Then one.'));
    const paragraph = (text: string) => ({ kind: "paragraph", content: [{ kind: "text", text }] });
    expect(steps[0]!.checkpoint).toEqual({
      kind: "predict",
      ask: [
        { kind: "text", text: "How " },
        { kind: "emphasis", content: [{ kind: "text", text: "many" }] },
        { kind: "text", text: "?" },
      ],
      from: 1350,
      after: [paragraph("Nine."), paragraph("Then one.")],
    });
  });

  test("is a question, whose choices may look like numbers", () => {
    const { steps } = read(
      block(
        "question",
        "ask: Why?\nmeasure: asked at 29:45\nchoices:\n- { text: 10, is: 10, because: yes }\n- { text: eight, is: 8, because: It is. }",
      ),
    );
    const words = (text: string) => [{ kind: "text", text }];
    expect(steps[0]!.checkpoint).toEqual({
      kind: "question",
      from: null,
      ask: words("Why?"),
      measure: { kind: "step", column: "asked", at: 1785 },
      choices: [
        { text: words("10"), is: 10, because: words("yes") },
        { text: words("eight"), is: 8, because: words("It is.") },
      ],
    });
  });

  test.for([
    ["applied at 10:00", { kind: "step", column: "applied", at: 600 }],
    ["stabilized at 600", { kind: "step", column: "stabilized", at: 600 }],
    ["ready at 10:00", { kind: "second", column: "ready", at: 600 }],
    ["existing at 10:00", { kind: "second", column: "existing", at: 600 }],
    ["failed at 10:00", { kind: "second", column: "failed", at: 600 }],
    ["waiting at 0:10:00", { kind: "second", column: "waiting", at: 600 }],
    ["nextRescale after 10:00", { kind: "nextRescale", after: 600 }],
    ["podHours", { kind: "outcome", outcome: "podHours" }],
  ] as const)("measures %s", ([measure, expected]) => {
    const { steps } = read(
      block("question", `ask: a\nmeasure: ${measure}\nchoices: [{ text: a, is: 1, because: a }, { text: b, is: 2, because: b }]`),
    );
    expect(steps[0]!.checkpoint).toMatchObject({ measure: expected });
  });

  test("is a task", () => {
    const { steps } = read(
      block("task", "ask: Mend it.\nfields: 1\noutcomes:\n  requestsFailed: { atMost: 0 }\n  podHours: { atLeast: 3, below: 12 }"),
    );
    expect(steps[0]!.checkpoint).toEqual({
      kind: "task",
      ask: [{ kind: "text", text: "Mend it." }],
      fields: 1,
      outcomes: [
        { outcome: "requestsFailed", comparison: "atMost", value: 0 },
        { outcome: "podHours", comparison: "atLeast", value: 3 },
        { outcome: "podHours", comparison: "below", value: 12 },
      ],
      after: [],
    });
  });

  test("is refused with every mistake on its line", () => {
    expect(errors(block("question", "ask: Why?\nmeasure: heldby at 10:00\nchoices:\n- { text: a, is: window }"))).toEqual([
      expect.stringMatching(/^9: There is no measure "heldby at 10:00". The measures are asked at T, /),
      "10: choices must be a list of 2 to 6.",
    ]);
    expect(
      errors(
        block(
          "question",
          "ask: Why?\nmeasure: heldBy at 10:00\nchoices:\n- { text: a, is: 5, because: a }\n- { text: b, is: none, because: b }\n- { text: c, is: none }",
        ),
      ),
    ).toEqual([expect.stringMatching(/^11: is must be one of none, tolerance, pods, /), '13: A choice needs "because".']);
    expect(
      errors(block("question", "ask: a\nmeasure: podHours\nchoices:\n- { text: a, is: 5, because: a }\n- { text: b, is: 5, because: b }")),
    ).toEqual(["12: Two choices have the value 5."]);
    expect(errors(block("predict", 'ask: How many?\nfrom: "60:00"\nuntil: 5'))).toEqual([
      "9: from is not in the step’s run, which ends at 59:59.",
      '10: A prediction has no field "until". Its fields are ask, from, after.',
    ]);
    expect(errors(block("task", "ask: a\nfields: 0\noutcomes:\n  podhours: { below: 1 }\n  podHours: { under: 1 }"))).toEqual([
      "9: fields must be a whole number from 1 to 100.",
      expect.stringMatching(/^11: outcomes has no field "podhours". Its fields are podHours, /),
      '12: podHours has no field "under". Its fields are atMost, atLeast, below, above.',
      "12: podHours must have one of atMost, atLeast, below, above.",
    ]);
  });

  test("occurs at most once, and so does each block", () => {
    const task = "```task\nask: a\noutcomes: { podHours: { below: 1 } }\n```\n";
    expect(errors(`## Step\n\`\`\`predict\nask: a\nfrom: 0\n\`\`\`\n${task}`)).toEqual([
      "11: A step can have only one of predict, question and task.",
    ]);
    expect(errors(`## Step\n${task}${task}`)).toEqual(['11: The step already has a block "task".']);
  });
});

describe("a number of a text", () => {
  const twoPolicies =
    firstScenario.manifest.trimEnd() +
    `
  behavior:
    scaleDown:
      policies:
      - { type: Pods, value: 4, periodSeconds: 60 }
      - { type: Percent, value: 10, periodSeconds: 60 }
`;
  const step = (text: string, manifest = twoPolicies) => `## Step\n${text}\n\`\`\`manifest\n${manifest}\`\`\`\n`;
  const number = (text: string, field: string) => ({ kind: "number", text, field });

  test("can be a field of the step's own scenario, in every text of the step", () => {
    const { workload, manifest } = firstScenario;
    const [, most] = /maxReplicas: (\d+)/.exec(manifest)!;
    const { steps } = read(
      `## At most [${most}](maxReplicas)\n\nHere **[${workload.cpuRequestMilli}](workload.cpuRequestMilli)m**.\n` +
        block("predict", 'ask: Not [4](policies[0].value)?\nfrom: 0\nafter: "[10](scaleDown.policies[1].value)%"').replace(
          "## Step\n",
          "",
        ) +
        `\`\`\`manifest\n${twoPolicies}\`\`\`\n`,
    );
    expect(steps[0]).toMatchObject({
      title: `At most ${most}`,
      text: [
        {
          content: [
            { text: "Here " },
            { kind: "strong", content: [number(String(workload.cpuRequestMilli), "workload.cpuRequestMilli"), { text: "m" }] },
            { text: "." },
          ],
        },
      ],
      checkpoint: {
        ask: [{ text: "Not " }, number("4", "policies[0].value"), { text: "?" }],
        after: [{ content: [number("10", "scaleDown.policies[1].value"), { text: "%" }] }],
      },
    });
  });

  test("is compared with the scenario of its step, not with that of the step before", () => {
    const of = (request: number) => block("scenario", `workload: { cpuRequestMilli: ${request} }`) + "\n[150](workload.cpuRequestMilli)m\n";
    expect(errors(of(150) + of(250) + of(150))).toEqual([
      '17: "workload.cpuRequestMilli" is 250 in the step’s scenario, and the text says 150.',
    ]);
  });

  test("is a trigger's, too, where KEDA makes the autoscaler", () => {
    const { steps } = read(`${block("scenario", "library: target-is-per-pod")}\n[20](metadata.value)\n`);
    expect(steps[0]!.text).toEqual([{ kind: "paragraph", content: [number("20", "metadata.value")] }]);
  });

  test("is refused with its line where it is no such field, one of several, another number, or no number", () => {
    expect(errors(step("\n[1](minimum)\n[1](replicas.of.it)\n\n[60](periodSeconds)\n\n[5](policies[0].value)\n"))).toEqual([
      '8: The step’s manifest has no number "minimum". Write the end of a field’s path, for example maxReplicas. A web address begins with https://.',
      expect.stringMatching(/^9: The step’s manifest has no number "replicas.of.it"/),
      '11: "periodSeconds" can be spec.behavior.scaleDown.policies[0].periodSeconds or spec.behavior.scaleDown.policies[1].periodSeconds. Write more of the path.',
      '13: "policies[0].value" is 4 in the step’s scenario, and the text says 5.',
    ]);
    expect(errors(step("[**4**](policies[0].value)\n[four](policies[0].value)\n[04](policies[0].value)\n[](maxReplicas)"))).toEqual([
      '7: The text of "policies[0].value" must be only its number.',
      '8: "policies[0].value" is 4 in the step’s scenario, and the text says four.',
      '9: "policies[0].value" is 4 in the step’s scenario, and the text says 04.',
      '10: The text of "maxReplicas" must be only its number.',
    ]);
    expect(errors(step("[1](workload.pods) [1](workload.kind) [1](workload.__proto__) [1](__proto__)"))).toEqual([
      '7: The workload of the step’s scenario has no number "pods".',
      '7: The workload of the step’s scenario has no number "kind".',
      '7: The workload of the step’s scenario has no number "__proto__".',
      expect.stringMatching(/^7: The step’s manifest has no number "__proto__"/),
    ]);
  });

  test("has its line in a choice, too, and no field where the manifest has no form", () => {
    const choices = "- { text: a, is: 1, because: a }\n- text: b\n  is: 2\n  because: Not [3](maxReplicas).";
    expect(errors(block("question", `ask: a\nmeasure: podHours\nchoices:\n${choices}`))).toEqual([
      expect.stringMatching(/^14: "maxReplicas" is \d+ in the step’s scenario, and the text says 3\.$/),
    ]);
    expect(errors(step("[3](maxReplicas)", "kind: Service\n"))).toEqual([
      "7: No number can name a field of this step’s manifest. The text has no HorizontalPodAutoscaler.",
    ]);
  });
});

describe("text that a lesson cannot have is refused with its line", () => {
  test.for([
    ["<script>alert(1)</script>", "HTML is not allowed here."],
    ["a <b>word</b>", "HTML is not allowed here."],
    ["![a picture](https://example.com/a.png)", "An image is not allowed here."],
    ["[a link](javascript:alert(1))", "A link must point to an http or https address."],
    [`[1](${"a".repeat(121)})`, "A link must point to an http or https address."],
    ["[a link](/docs)", "A link must point to an http or https address."],
    ["<data:text/html,x>", "A link must point to an http or https address."],
    ["***", "A horizontal line is not allowed here."],
    ["[a]: https://example.com", "A reference-style link is not allowed here."],
    ["### deeper", "A lesson can have only headings of the second level: ##."],
    ["- ```task\n  ask: a\n  ```", 'A block "task" cannot be inside other text.'],
    [`${">".repeat(12)} deep`, "This is nested too deeply."],
    ["a_:1".repeat(1001), "This paragraph has more than 1000 * and _. Divide it by an empty line."],
  ] as const)("%s", ([text, message]) => {
    expect(errors(`## Step\n\nfirst\n\n${text}\n`)[0]).toBe(`10: ${message}`);
  });

  test("also in the text shown afterwards, with the file's own line", () => {
    expect(errors(block("predict", "ask: a <i>b</i>\nfrom: 0\nafter: |\n  One.\n\n  <img src=x>"))).toEqual([
      "8: HTML is not allowed here.",
      "8: HTML is not allowed here.",
      "13: HTML is not allowed here.",
    ]);
  });

  test("text above the first step, and a file without one", () => {
    expect(errors("hello\n## Step\n")).toEqual(["6: Text must come after the heading of the first step."]);
    expect(errors("")).toEqual(["1: The lesson has no step. A step starts with a heading of the second level: ## and its title."]);
  });
});

describe("a hostile file", () => {
  test("is not read if it is too long", () => {
    const reading = readLesson("mine", front + "a".repeat(maxLessonLength));
    expect(reading).toMatchObject({ ok: false, errors: [{ line: 1 }] });
  });

  test.for([
    ["quotes within quotes", ">".repeat(20_000)],
    ["lists within lists", Array.from({ length: 300 }, (_, depth) => `${" ".repeat(2 * depth)}- a`).join("\n")],
    ["brackets", "[".repeat(20_000)],
    ["numbers", "[1](a) ".repeat(8000)],
    ["stars", "*a ".repeat(20_000)],
    ["steps", "## a\n".repeat(2000)],
    [
      "aliases",
      block(
        "scenario",
        `a: &a [1, 1]\n${Array.from({ length: 40 }, (_, n) => `${n}: &b${n} [*${n ? `b${n - 1}` : "a"}, *${n ? `b${n - 1}` : "a"}]`).join("\n")}`,
      ),
    ],
    ["YAML within YAML", block("scenario", `workload: ${"[".repeat(5000)}`)],
  ] as const)("of %s is read or refused, never thrown at", ([, body]) => {
    const reading = lesson(`## Step\n${body}\n`);
    expect(reading.ok || reading.errors.length > 0).toBe(true);
  });
});
