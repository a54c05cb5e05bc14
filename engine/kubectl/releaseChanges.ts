import type { Dated } from "../controller/releases";

/** When what kubectl and the server print for it became what it is today. */
export const kubectlChanges = {
  /** The server writes "cpu: 68%/50%" into TARGETS; older ones leave the name of the resource out. */
  namesResources: { since: "1.30", certainty: "sure" },
  /** client-go holds back events of one type when too many come; older ones hold back all events of the object. The dates of kubernetes#124747 point to 1.31. */
  holdsBackByType: { since: "1.31", certainty: "likely" },
  /** describe names the part of its object that an event is about. */
  namesEventField: { since: "1.35", certainty: "sure" },
} as const satisfies Record<string, Dated>;
