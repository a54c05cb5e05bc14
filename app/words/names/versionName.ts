import { previewVersion, type SimulatedVersion } from "../../../engine/index";
import { t } from "../text";

/** A version as a choice or a sentence names it: "1.37", or "1.38 (preview)" before the release. */
export const versionName = (version: SimulatedVersion): string => (version === previewVersion ? t`${version} (preview)` : version);
