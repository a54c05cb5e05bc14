import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { latestVersion, type FeatureGates, type KubernetesVersion } from "../controller/flags";
import type { Misreading } from "./decoders";
import { defaultManifest } from "./defaults";
import { findAutoscaler } from "./documents";
import type { FieldError } from "./fieldError";
import { type Finding, findingsAt, reportProblems, restOfLine } from "./finding";
import { decodeManifest, type Manifest } from "./manifest";
import type { Problem } from "./problem";
import { findLimitations } from "./simulated";
import { validateManifest } from "./validation";
import { type DuplicateKey, readYaml, type YamlNode } from "./yamlTree";

/**
 * What a manifest's text says. `problems` stand in the order of the text; `hpa` has its defaults, and is there exactly
 * when no problem is an error.
 */
export interface ManifestReading {
  problems: Problem[];
  hpa: HorizontalPodAutoscaler | null;
}

/** Characters. Kubernetes itself stores no object of more than 1.5 MB; no autoscaler comes near this. */
const longestText = 256 * 1024;

/** Reads YAML or JSON with one autoscaling/v2 HorizontalPodAutoscaler in it, as strictly as the version's API server does. Never throws. */
export function parseManifest(text: string, featureGates: FeatureGates, version: KubernetesVersion = latestVersion): ManifestReading {
  return parseText(text, false, (document) => readAutoscaler(document, featureGates, version));
}

/** An autoscaler, null where it is refused, and what there is to say about it. */
export interface AutoscalerReading {
  hpa: HorizontalPodAutoscaler | null;
  findings: Finding[];
}

/** Reads the one autoscaler of a text. Never throws. `anyVersion`: `read` judges its apiVersion. */
export function parseText(text: string, anyVersion: boolean, read: (document: YamlNode) => AutoscalerReading): ManifestReading {
  if (text.length > longestText) return refuse("The manifest is longer than 256 KB. Paste only the autoscaler.", 0);

  const yaml = readYaml(text);
  if (!yaml.ok) return refuse(`This YAML cannot be read: ${yaml.reason}.${likelyCause(yaml.reason)}`, yaml.offset);

  const { autoscaler, findings } = findAutoscaler(text, yaml.documents, anyVersion);
  const reading = autoscaler === null ? { hpa: null, findings: [] } : read(autoscaler);
  const all = [...findings, ...yaml.duplicateKeys.map(duplicateKeyError), ...reading.findings];
  return { problems: reportProblems(text, all), hpa: all.some(({ severity }) => severity === "error") ? null : reading.hpa };

  function refuse(message: string, offset: number): ManifestReading {
    return { problems: reportProblems(text, [{ severity: "error", path: "", message, span: restOfLine(text, offset) }]), hpa: null };
  }
}

function duplicateKeyError({ path, key, span }: DuplicateKey): Finding {
  return { severity: "error", path, message: `key ${JSON.stringify(key)} already set in map`, span };
}

/** What the parser's own words leave to be guessed. */
function likelyCause(reason: string): string {
  if (reason.includes("deficient indentation") || reason.includes("unexpected end of the stream")) {
    return " A bracket, brace or quote that was opened above may not be closed.";
  }
  if (reason.includes("document separator is expected")) {
    return " This line does not continue the one before it: look at its indentation, and for a missing colon above.";
  }
  return reason.includes("bad indentation") ? " Look at this line's indentation, and for a second colon in it." : "";
}

function readAutoscaler(document: YamlNode, featureGates: FeatureGates, version: KubernetesVersion): AutoscalerReading {
  const misread: Misreading[] = [];
  const written = decodeManifest(document, "", (misreading) => misread.push(misreading));
  const manifest = defaultManifest(written ?? {}, version);
  const errors = validateManifest(manifest, featureGates, version);
  return {
    hpa: isValid(manifest, errors) ? manifest : null,
    findings: findingsAt(document, misread, errors, findLimitations(written ?? {}, featureGates, version)),
  };
}

/** What the API server accepts is a HorizontalPodAutoscaler. */
function isValid(_manifest: Manifest, errors: readonly FieldError[]): _manifest is HorizontalPodAutoscaler {
  return errors.length === 0;
}
