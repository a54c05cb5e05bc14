/**
 * What a scenario and its flags are that name no version. They stay the same when a preview becomes the newest release, so tests of links, of
 * stored scenarios and of one release's rules begin with them.
 */
import { defaultFeatureGates, defaultFlags, unnamedVersion, type ControllerFlags } from "../../controller/flags";
import { firstScenario } from "../first";
import type { Scenario } from "../scenario";

export const unnamedFlags: ControllerFlags = {
  ...defaultFlags,
  kubernetesVersion: unnamedVersion,
  featureGates: defaultFeatureGates(unnamedVersion),
};

export const unnamedScenario: Scenario = { ...firstScenario, flags: unnamedFlags };
