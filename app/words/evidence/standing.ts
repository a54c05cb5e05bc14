import type { Standing } from "../../../engine/index";
import { t } from "../text";

/** Whether a statement is in the evidence, follows from it, or is assumed. */
export const standingWords: Readonly<Record<Standing, string>> = {
  recorded: t`recorded`,
  computed: t`computed from recorded`,
  assumed: t`assumed`,
};
