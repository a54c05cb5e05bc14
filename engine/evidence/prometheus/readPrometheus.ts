import type { Block } from "../block";
import type { Evidence } from "../evidence";
import { readAnswers } from "./answers";
import { readCsvExport } from "./csvExport";
import { readExposition } from "./exposition";

/** Series as Prometheus, its tools and Grafana give them. Null: the block has none. */
export function readPrometheus(block: Block): Partial<Evidence> | null {
  return readExposition(block) ?? readAnswers(block) ?? readCsvExport(block);
}
