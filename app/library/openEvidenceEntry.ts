import type { EvidenceEntry, EvidenceFile } from "../../engine/doors/library";
import { openEvidence } from "../store/evidence";

/** Each text is a file of its own, which loads when its entry is opened. */
const texts: Readonly<Record<EvidenceFile, () => Promise<{ default: string }>>> = {
  "checkout-describe.txt": () => import("../../engine/library/evidence/checkout-describe.txt?raw"),
  "checkout-yaml.txt": () => import("../../engine/library/evidence/checkout-yaml.txt?raw"),
  "parcel.csv": () => import("../../engine/library/evidence/parcel.csv?raw"),
};

/** A text as somebody would paste it. It rejects if the text cannot be loaded. */
export const textOf = async (name: EvidenceFile): Promise<string> => (await texts[name]()).default;

/** Opens an entry's texts as evidence. It rejects if one of them cannot be loaded. */
export async function openEvidenceEntry({ files }: EvidenceEntry): Promise<void> {
  openEvidence(await Promise.all(files.map(async (name) => ({ name, text: await textOf(name) }))));
}
