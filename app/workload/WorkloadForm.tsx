import { workloadFields, type Workload, type WorkloadField } from "../../engine/index";
import { setWorkload, useScenario } from "../store/scenario";
import { NumberField } from "../ui/NumberField";
import "./forms.css";

interface Wording {
  label: string;
  help: string;
}

const groups: { title: string; fields: [WorkloadField, Wording][] }[] = [
  {
    title: "CPU",
    fields: [
      ["cpuPerRequestMilliseconds", { label: "CPU per request", help: "How long one request keeps one core busy." }],
      ["idleCpuMilli", { label: "Idle CPU", help: "What a pod uses with nothing to do." }],
      ["cpuRequestMilli", { label: "CPU request", help: "100% of utilization means this much." }],
      ["cpuLimitMilli", { label: "CPU limit", help: "Throttled here; it sets what a pod can serve." }],
    ],
  },
  {
    title: "Memory",
    fields: [
      ["idleMemoryMebibytes", { label: "Idle memory", help: "What a pod holds with nothing to do." }],
      ["memoryPerRequestMebibytes", { label: "Memory per request", help: "Held by each request served or waiting." }],
      ["memoryRequestMebibytes", { label: "Memory request", help: "100% of memory utilization means this much." }],
    ],
  },
  {
    title: "Pods",
    fields: [
      ["initialReplicas", { label: "Replicas at the start", help: "Running and ready at 00:00." }],
      ["startUpSeconds", { label: "Start-up", help: "From created to running." }],
      ["readinessSeconds", { label: "Time to ready", help: "From running to ready." }],
      ["terminationGraceSeconds", { label: "Termination grace", help: "How long a stopping pod still exists." }],
      ["requestTimeoutSeconds", { label: "Requests wait at most", help: "Then they fail." }],
    ],
  },
];

/** The simulated Deployment: every field with its unit, range, default and a sentence. */
export function WorkloadForm() {
  const workload = useScenario((state) => state.scenario.workload);
  return (
    <form className="settings" aria-label="Workload" onSubmit={(event) => event.preventDefault()}>
      {groups.map(({ title, fields }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {fields.map(([field, wording]) => (
            <Field key={field} field={field} wording={wording} workload={workload} />
          ))}
        </fieldset>
      ))}
    </form>
  );
}

function Field({ field, wording, workload }: { field: WorkloadField; wording: Wording; workload: Workload }) {
  const { unit, min, max, step, default: standard } = workloadFields[field];
  // The API server refuses a request above the limit; so neither field goes past the other.
  const isRequest = field === "cpuRequestMilli";
  const isLimit = field === "cpuLimitMilli";
  const bound = isRequest ? { bound: "at most the limit" } : isLimit ? { bound: "at least the request" } : {};
  return (
    <NumberField
      label={wording.label}
      unit={unit}
      help={wording.help}
      default={standard}
      value={workload[field]}
      min={isLimit ? workload.cpuRequestMilli : min}
      max={isRequest ? workload.cpuLimitMilli : max}
      step={step}
      {...bound}
      onChange={(value) => setWorkload({ [field]: value })}
    />
  );
}
