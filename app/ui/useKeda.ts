import { useEffect, useState } from "react";
import { hasScaledObject, provideKeda } from "../../engine/index";

/** Whether the code that judges this text is here. For a ScaledObject it comes late. */
export function useKeda(text: string): boolean {
  const isNeeded = hasScaledObject(text);
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!isNeeded || isHere) return;
    const take = ({ simulatedKeda }: typeof import("../../engine/simulatedKeda")) => {
      provideKeda(simulatedKeda);
      setHere(true);
    };
    // If it does not come, the run still says whether the text was refused.
    import("../../engine/simulatedKeda").then(take, () => undefined);
  }, [isNeeded, isHere]);
  return !isNeeded || isHere;
}
