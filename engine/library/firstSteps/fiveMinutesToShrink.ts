import { firstScenario } from "../../scenario/first";
import type { LibraryEntry } from "../entry";

export const fiveMinutesToShrink: LibraryEntry = {
  id: "five-minutes-to-shrink",
  group: "first steps",
  title: firstScenario.name,
  text:
    "The load is gone, but the controller remembers its proposals for five minutes. " +
    "At each sync it writes the highest of them. " +
    "The pods go when the last high proposal expires.",
  look: {
    at: 1800,
    zoom: { from: 1320, to: 2040 },
    figure: "replicas",
    text: "The raw proposal is far below the count. The highest proposal in the window keeps the count up.",
  },
  change: "Add behavior.scaleDown.stabilizationWindowSeconds: 0. The first pod then goes at 25:15, not at 30:15.",
  source: "https://github.com/awsdocs/amazon-eks-user-guide/issues/143",
  scenario: firstScenario,
};
