/** The page's sign and name. */
export const Brand = () => (
  <h1 className="brand">
    <svg viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <path d="M1 10H19" stroke="var(--edge)" strokeDasharray="2 2" />
      <path d="M1 16H5.5V11.5H10V5H14.5V9H19" stroke="var(--ink)" strokeWidth="2" />
    </svg>
    <span>HPA Playground</span>
  </h1>
);
