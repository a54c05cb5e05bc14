import { memo, type ReactElement } from "react";

/** Every line of the figures as its legend shows it: the same stroke, 16 by 10 pixels. */
const samples = {
  offered: (
    <>
      <path d="M0 9V5L6 2L16 5V9Z" fill="var(--load-t)" />
      <path d="M0 5L6 2L16 5" stroke="var(--load)" strokeWidth="2" />
    </>
  ),
  served: <path d="M0 5H16" stroke="var(--pods)" strokeWidth="1.5" />,
  capacity: <path d="M0 5H16" stroke="var(--pods)" strokeWidth="1.5" strokeDasharray="5 3" />,
  failed: <rect y="1" width="16" height="8" fill="url(#p-error)" />,
  waiting: <rect y="1" width="16" height="8" fill="url(#p-wait)" />,
  drawn: <path d="M0 8H8V2H16" stroke="var(--load)" strokeWidth="2" strokeDasharray="2 2" />,
  written: <path d="M0 8H8V2H16" stroke="var(--ink)" strokeWidth="2" />,
  existing: <path d="M0 5H16" stroke="var(--pods)" strokeWidth="1.2" strokeDasharray="2 2" />,
  ready: (
    <>
      <path d="M0 3H16V10H0Z" fill="var(--pods-t)" />
      <path d="M0 3H16" stroke="var(--pods)" strokeWidth="1.5" />
    </>
  ),
  saw: (
    <>
      <path d="M0 7H6V3H16" stroke="var(--ink)" strokeWidth="1" />
      <circle cx="6" cy="3" r="2" fill="var(--ink)" />
    </>
  ),
  actual: <path d="M0 7C5 7 7 3 16 3" stroke="var(--pods)" strokeWidth="1.5" />,
  target: (
    <>
      <rect y="1" width="16" height="8" fill="var(--tol-t)" />
      <path d="M0 5H16" stroke="var(--ink)" strokeWidth="1" strokeDasharray="6 3" />
    </>
  ),
  asked: <circle cx="8" cy="5" r="2.6" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="1.2" />,
  window: <path d="M0 5H16" stroke="var(--window-mark)" strokeWidth="1.5" strokeDasharray="1.5 2.5" />,
  baseline: <path d="M0 2.5H8V7.5H16" stroke="var(--ink-3)" strokeWidth="1.25" strokeDasharray="5 2" />,
  podReady: <rect y="1.5" width="16" height="7" fill="var(--pods)" opacity=".82" />,
  podStarting: <rect y="1.5" width="16" height="7" fill="url(#p-starting)" stroke="var(--pods)" strokeWidth=".6" />,
  podMissing: <circle cx="8" cy="5" r="3" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="1.2" />,
  podNotReady: <circle cx="8" cy="5" r="2.6" fill="var(--ink)" stroke="var(--sheet)" />,
  podUnready: <path d="M8 1.5L11.5 5L8 8.5L4.5 5Z" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="1.1" />,
} satisfies Record<string, ReactElement>;

export type StrokeName = keyof typeof samples;

export const StrokeSample = memo(function StrokeSample({ name }: { name: StrokeName }) {
  return (
    <svg viewBox="0 0 16 10" fill="none" aria-hidden="true" focusable="false">
      {samples[name]}
    </svg>
  );
});
