/** The lozenge with =, as in the lane. */
export const DivergeIcon = () => (
  <svg className="rg" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
    <path d="M7 .8l5.6 6.2L7 13.2L1.4 7ZM4.8 5.6h4.4M4.8 8.4h4.4" />
  </svg>
);
