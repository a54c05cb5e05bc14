import { expect, test } from "vitest";
import { asStored, firstScenario } from "../../engine/index";
import { groupByReason } from "./storedGroups";

const text = `apiVersion: autoscaling/v1
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
  maxReplicas: 5
`;

test("says each reason once, above all that it explains, and loses no line", () => {
  const lines = asStored(text, firstScenario.flags.featureGates) ?? [];
  const groups = groupByReason(lines);
  expect(groups.flatMap((group) => group.lines)).toEqual(lines);
  expect(groups.map(({ mark, reason, lines }) => [mark, reason, lines.length])).toMatchInlineSnapshot(`
    [
      [
        "changed",
        "autoscaling/v1 writes this in another form",
        1,
      ],
      [
        "written",
        "",
        3,
      ],
      [
        "added",
        "the namespace of the request; without one, it is default",
        1,
      ],
      [
        "written",
        "",
        5,
      ],
      [
        "added",
        "the API server's default",
        1,
      ],
      [
        "written",
        "",
        1,
      ],
      [
        "added",
        "the API server's default when no metric is set",
        7,
      ],
    ]
  `);
});
