import { defaultFlags, flagRanges, type FeatureGates } from "../../engine/index";
import { setFlags, useScenario } from "../store/scenario";
import { NumberField } from "../ui/NumberField";
import "./forms.css";

const flags: [keyof typeof flagRanges, string, string][] = [
  ["syncPeriodSeconds", "Sync period", "How often the autoscaler reconciles."],
  ["tolerance", "Tolerance", "How far the ratio may be from 1 without a change."],
  ["downscaleStabilizationSeconds", "Downscale stabilization", "The scale-down window where the manifest sets none."],
  [
    "cpuInitializationPeriodSeconds",
    "CPU initialization period",
    "A pod younger than this counts only with a sample from after it was ready.",
  ],
  ["initialReadinessDelaySeconds", "Initial readiness delay", "A pod that was last ready sooner after its start was never ready."],
];

const gates: [keyof FeatureGates, string][] = [
  ["HPAConfigurableTolerance", "The manifest's own tolerances count."],
  ["HPAScaleToZero", "minReplicas may be 0."],
];

/** The flags of kube-controller-manager that the autoscaler reads. */
export function ClusterForm() {
  const current = useScenario((state) => state.scenario.flags);
  return (
    <form className="settings" aria-label="Cluster" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>kube-controller-manager</legend>
        {flags.map(([flag, label, help]) => (
          <NumberField
            key={flag}
            label={label}
            help={help}
            default={defaultFlags[flag]}
            value={current[flag]}
            {...flagRanges[flag]}
            onChange={(value) => setFlags({ [flag]: value })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>Feature gates</legend>
        {gates.map(([gate, help]) => (
          <div key={gate} className="gate">
            <input
              id={gate}
              type="checkbox"
              aria-describedby={`${gate}-help`}
              checked={current.featureGates[gate]}
              onChange={(event) => setFlags({ featureGates: { ...current.featureGates, [gate]: event.target.checked } })}
            />
            <label htmlFor={gate} className="mono">
              {gate}
            </label>
            <p id={`${gate}-help`} className="muted">
              {help} On by default.
            </p>
          </div>
        ))}
      </fieldset>
    </form>
  );
}
