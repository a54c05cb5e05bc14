import { useEffect, useState } from "react";
import { hasScaledObject, provideKeda } from "../../engine/index";

let hasCome = false;

/** Whether the page itself has the code that reads this text. For a ScaledObject it comes late. */
export function useKeda(text: string): boolean {
  const isNeeded = hasScaledObject(text);
  const [isHere, setHere] = useState(hasCome);
  useEffect(() => {
    if (!isNeeded || isHere) return;
    const take = ({ simulatedKeda }: typeof import("../../engine/simulatedKeda")) => {
      provideKeda(simulatedKeda);
      hasCome = true;
      setHere(true);
    };
    // If it does not come, the run in its worker still says what is wrong.
    import("../../engine/simulatedKeda").then(take, () => undefined);
  }, [isNeeded, isHere]);
  return !isNeeded || isHere;
}
