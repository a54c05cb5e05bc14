import { isAutoscalerRule, type AdviceRule } from "../../engine/index";
import { useReader } from "../store/reader";
import { readStored, store } from "../ui/browserStorage";

const silencedKey = "hpa-playground/silenced-advice";

/** Keeps the silenced rules in this browser. */
export function rememberSilenced(): void {
  const stored = [...new Set((readStored(silencedKey) ?? "").slice(0, 10_000).split(" "))].filter(isRule);
  if (stored.length > 0) useReader.setState({ silenced: stored });
  useReader.subscribe(({ silenced }, before) => {
    if (silenced !== before.silenced) store(silencedKey, silenced.join(" "));
  });
}

export function setSilenced(rule: AdviceRule, silent: boolean): void {
  const others = useReader.getState().silenced.filter((each) => each !== rule);
  useReader.setState({ silenced: silent ? [...others, rule] : others });
}

/** Another version of the page may have saved a rule that this one does not know. The rules about a ScaledObject or a VerticalPodAutoscaler come later than this. */
export const isRule = (id: string): id is AdviceRule => isAutoscalerRule(id) || /^(?:keda|vpa)[A-Z][A-Za-z]{0,40}$/.test(id);
