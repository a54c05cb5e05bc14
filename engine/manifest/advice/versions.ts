import { say } from "../../lib/sentence";
import { apiVersionOf } from "../versions/apiVersions";
import { readAnnotations } from "../versions/annotations";
import { type Rule, spanOf } from "./subject";

/** The state of the API version in which the manifest is written. The diagnosis adds the fix, because it can rewrite the text. */
export const deprecatedVersion: Rule = (subject) => {
  const { apiVersion, written } = subject.autoscaler;
  const version = apiVersion === null ? undefined : apiVersionOf(apiVersion);
  if (apiVersion === null || version === undefined || version.form === "v2") return [];
  const { removedIn } = version;
  const found = { path: "apiVersion", span: spanOf(subject, "apiVersion") };
  const unreadable = readAnnotations(written).unreadable.map(({ key }) => ({
    path: "metadata.annotations",
    message: say`The API server drops this annotation because its text does not have the form that the API server writes.`,
    reason: say`An older API version has no fields for some settings and keeps them as JSON in annotations. The API server drops what it cannot read there, without a warning.`,
    span: key,
  }));
  const message = removedIn === null ? say`${apiVersion} is still served.` : say`Kubernetes ${removedIn} removed ${apiVersion}.`;
  const reason =
    removedIn === null
      ? say`The API server stores it as autoscaling/v2, and this page simulates that form. Only autoscaling/v2 has fields for other metrics and for behavior.`
      : say`A current cluster answers: no matches for kind "HorizontalPodAutoscaler" in version "${apiVersion}". This page simulates it in the form to which the API server converted it.`;
  return [{ ...found, message, reason }, ...(version.form === "v1" || version.form === "v2beta1" ? unreadable : [])];
};
