/**
 * A pattern for each meaning of a colour, so that colour is never the only sign. Fills name it ("url(#p-window)"); it is defined once for
 * all figures.
 */
export function Patterns() {
  return (
    <svg width="0" height="0" className="patterns" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="p-window" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="4" className="t-window" />
          <path d="M0 2H4" className="k-window" />
        </pattern>
        <pattern id="p-policy" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" className="t-policy" />
          <path d="M-1 6L6 -1M-1 1L1 -1M4 6L6 4" className="k-policy" />
        </pattern>
        <pattern id="p-bound" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="4" className="t-bound" />
          <path d="M2 0V4" className="k-bound" />
        </pattern>
        <pattern id="p-pods" width="5" height="5" patternUnits="userSpaceOnUse">
          <circle cx="2.5" cy="2.5" r="1.1" className="d-pods" />
        </pattern>
        <pattern id="p-seeds" width="3" height="3" patternUnits="userSpaceOnUse">
          <rect width="3" height="3" className="t-tol" />
          <circle cx="1.5" cy="1.5" r=".6" className="d-seeds" />
        </pattern>
        <pattern id="p-starting" width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M-1 5L5 -1M-1 1L1 -1M3 5L5 3" className="k-pods" />
        </pattern>
        <pattern id="p-error" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className="t-error" />
          <path d="M0 0L6 6M6 0L0 6" className="k-error" />
        </pattern>
        <pattern id="p-wait" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" className="t-wait" />
          <path d="M0 2.5H2.5" className="k-wait" />
        </pattern>
        <pattern id="p-cover" width="7" height="7" patternUnits="userSpaceOnUse">
          <circle cx="3.5" cy="3.5" r=".7" className="d-cover" />
        </pattern>
        <pattern id="p-stale" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5" className="k-error" />
        </pattern>
      </defs>
    </svg>
  );
}
