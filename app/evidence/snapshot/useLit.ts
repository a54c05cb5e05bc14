import type { Place } from "../../../engine/index";
import { useEvidence } from "../../store/evidence";

const isSame = (one: Place, other: Place): boolean => one.text === other.text && one.line === other.line;

/** A row whose lines light up under the pointer or the focus, and which is lit itself while one of its lines is pressed. */
export function useLit(basis: readonly Place[]) {
  const isLit = useEvidence(({ line }) => line !== null && basis.some((place) => isSame(place, line)));
  const light = () => useEvidence.setState({ lit: basis });
  const darken = () => useEvidence.setState({ lit: [] });
  return { isLit, events: { onPointerEnter: light, onPointerLeave: darken, onFocus: light, onBlur: darken } };
}
