import { expect, test } from "vitest";
import { defaultFlags, kubernetesVersions } from "../../controller/flags";
import { judgeManifest, judgeManifestV1 } from "../judgeText";

const brokenScaledObject = `apiVersion: keda.sh/v1alpha1
  kind: ScaledObject
metadata:
  name: web
spec:
  scaleTargetRef: {name: web}
  triggers: []
`;
const messages = ({ problems }: ReturnType<typeof judgeManifest>) => problems.map(({ message }) => message);

test("a ScaledObject that cannot be read is told how to be read; only under Kubernetes 1.2 is its kind the fault", () => {
  for (const version of kubernetesVersions) {
    const said = messages(judgeManifest(brokenScaledObject, defaultFlags.featureGates, version));
    expect(said).toEqual([
      "This is a KEDA ScaledObject that is not read as one. Start apiVersion, kind, metadata and spec in the same column.",
    ]);
  }
  expect(messages(judgeManifestV1(brokenScaledObject))).toEqual([
    "This is a KEDA ScaledObject. Kubernetes 1.2 has no KEDA. Choose a later release.",
  ]);
});
