import { areaFiles, catalogueOf, readAreas } from "../../../scripts/words/areas";

export { areaFiles };
export const areas = readAreas();
export const de = catalogueOf(areas, "de");
export const uk = catalogueOf(areas, "uk");
