/** A series of CPU in whole cores, or in thousandths of a core. */
export type CpuUnit = "cores" | "millicores";

/** The unit that a series of CPU names in its unit or its name; null where it names none, so that only the reader of the series knows it. */
export function cpuUnitOf({ name, unit, counter }: { name: string; unit: string | null; counter?: true }): CpuUnit | null {
  const text = `${name} ${unit ?? ""}`;
  if (/milli[\s_-]?(core|cpu)|\bmcpu\b|\bmcores?\b|[([]\s*m\s*[)\]]/i.test(text) || unit === "m") return "millicores";
  // Seconds of CPU per second are cores.
  if (counter || /cpu_usage_seconds|cpu_seconds_total|process_cpu_seconds/i.test(text)) return "cores";
  if (/\bcores?\b|\bv?cpus\b/i.test(text)) return "cores";
  return null;
}

export const milliPerUnit: Readonly<Record<CpuUnit, number>> = { cores: 1000, millicores: 1 };
