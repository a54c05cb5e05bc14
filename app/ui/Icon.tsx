import { iconPaths } from "../marks/iconPaths";

const widths: Partial<Record<IconName, number>> = { more: 2.4, pause: 2.4 };

export type IconName = keyof typeof iconPaths | "pods" | "theme";

/** Hidden from screen readers, because words beside it or the button's label say what it means. */
export function Icon({ name, className = "ic" }: { name: IconName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {name === "pods" ? (
        <circle cx="8" cy="8" r="5.7" strokeDasharray="2.7 2.2" />
      ) : name === "theme" ? (
        <>
          <circle cx="8" cy="8" r="5.2" />
          <path d="M8 2.8A5.2 5.2 0 0 1 8 13.2Z" fill="currentColor" />
        </>
      ) : (
        <path
          d={iconPaths[name]}
          strokeLinecap={name === "more" ? "round" : undefined}
          strokeWidth={widths[name]}
          fill={name === "play" ? "currentColor" : undefined}
        />
      )}
    </svg>
  );
}
