// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EvidenceDoor } from "./doors/evidenceDoor";
import { goBack } from "./share/incoming";
import { useNotice } from "./share/notice";
import { textWork } from "./simulation/textWork";
import { closeEvidence, useEvidence } from "./store/evidence";
import { setManifest, useScenario } from "./store/scenario";
import { useTabs } from "./store/tabs";
import { useWindows } from "./store/windows";

/** The worker's own part, without a worker. */
vi.mock("./channel/readApart", () => ({
  readApart: (kind: keyof typeof textWork, request: never) =>
    Promise.resolve({ ok: true, answer: textWork[kind](request, undefined as never) }),
}));

const mine =
  "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: mine}\nspec:\n  minReplicas: 2\n  maxReplicas: 4\n";
const other = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  minReplicas: 1
  maxReplicas: 10
  metrics:
  - type: Resource
    resource: {name: cpu, target: {type: Utilization, averageUtilization: 50}}
`;

beforeEach(() => {
  setManifest(mine);
  useTabs.setState({ tab: null });
  useWindows.setState({ dialog: null });
  render(<EvidenceDoor />);
});
afterEach(() => {
  cleanup();
  closeEvidence();
  useNotice.setState({ notice: null });
});

const paste = (text: string) => fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
const manifest = () => useScenario.getState().scenario.manifest;

test("a manifest that is pasted beside the editor opens in it, and the notice leads back", async () => {
  paste(other);
  await vi.waitFor(() => expect(manifest()).toBe(other));
  expect(useTabs.getState().tab).toBe("manifest");
  const { notice } = useNotice.getState();
  expect(notice?.text).toBe("This is the manifest that you pasted, open in the editor. Your own scenario is kept.");
  goBack(notice!.back!);
  expect(manifest()).toBe(mine);
});

test("a ScaledObject opens, too; what is neither is said as such, and changes nothing", async () => {
  paste("{{- if .Values.autoscaling.enabled }}\nreplicas: {{ .Values.replicas }}\n{{- end }}\n");
  await vi.waitFor(() => expect(useNotice.getState().notice?.text).toContain("The pasted text was not opened. This is a Helm template."));
  expect([manifest(), useEvidence.getState().pieces]).toEqual([mine, []]);
  const scaledObject =
    "apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata: {name: jobs}\nspec:\n  scaleTargetRef: {name: jobs}\n  triggers: []\n";
  paste(scaledObject);
  await vi.waitFor(() => expect(manifest()).toBe(scaledObject));
});
