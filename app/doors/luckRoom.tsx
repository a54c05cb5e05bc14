import type { ComponentProps } from "react";
import { createLuckWork } from "../luck/luckWork";
import { ComparedLuck as Compared, LuckOutcome as Outcome } from "../luck/LuckOutcome";
import { rememberPlan } from "../luck/plan";
import { pagePool } from "../pool/pagePool";
import { LuckContext } from "../store/luckWork";

rememberPlan();
/** It goes on while another tab is open. */
const work = createLuckWork(pagePool);

export const LuckOutcome = (props: ComponentProps<typeof Outcome>) => (
  <LuckContext value={work}>
    <Outcome {...props} />
  </LuckContext>
);

export const ComparedLuck = () => (
  <LuckContext value={work}>
    <Compared />
  </LuckContext>
);
