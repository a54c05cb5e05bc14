import { firstScenario } from "../../scenario/first";
import type { LibraryEntry } from "../entry";

export const fiveMinutesToShrink: LibraryEntry = {
  id: "five-minutes-to-shrink",
  group: "first steps",
  title: firstScenario.name,
  text:
    "The load is gone, but the controller remembers what it proposed for five minutes and applies the highest of that. " +
    "The pods go when the last high proposal has left this window.",
  look: {
    at: 1800,
    zoom: { from: 1320, to: 2040 },
    figure: "replicas",
    text: "The raw proposal is far below the count; the window's highest holds it up.",
  },
  change: "Add behavior.scaleDown.stabilizationWindowSeconds: 0.",
  source: "https://github.com/awsdocs/amazon-eks-user-guide/issues/143",
  scenario: firstScenario,
};
