import { apiVersionOf } from "../versions/apiVersions";
import { readAnnotations } from "../versions/annotations";
import { type Rule, spanOf } from "./subject";

/** What became of the version that the manifest is written in. The fix is added by the diagnosis, which has the rewriting. */
export const deprecatedVersion: Rule = (subject) => {
  const { apiVersion, written } = subject.autoscaler;
  const version = apiVersion === null ? undefined : apiVersionOf(apiVersion);
  if (apiVersion === null || version === undefined || version.form === "v2") return [];
  const { removedIn } = version;
  const found = { path: "apiVersion", span: spanOf(subject, "apiVersion") };
  const unreadable = readAnnotations(written).unreadable.map(({ key }) => ({
    path: "metadata.annotations",
    message: "This annotation is dropped: its text is not of the form that the API server wrote.",
    reason:
      "An older version carries what it has no fields for as JSON in annotations; what cannot be read there is left out without a word.",
    span: key,
  }));
  const message = removedIn === null ? `${apiVersion} is still served.` : `${apiVersion} is gone since Kubernetes ${removedIn}.`;
  const reason =
    removedIn === null
      ? "The API server stores it as autoscaling/v2, which is what runs here. Only autoscaling/v2 has fields for other metrics and for behavior."
      : `A cluster of today answers: no matches for kind "HorizontalPodAutoscaler" in version "${apiVersion}". Here it runs as the API server converted it.`;
  return [{ ...found, message, reason }, ...(version.form === "v1" || version.form === "v2beta1" ? unreadable : [])];
};
