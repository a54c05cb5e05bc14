export { cpuOf, judgeWorld, mostCpuSeconds, worldOf } from "../../engine/simulation/testing/world";
export { steps } from "./steps";
