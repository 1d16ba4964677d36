interface IconProps {
  /** Path data of an icon, from `virtual:icon/…`, 24 × 24. */
  path: string;
  /** Draws lines instead of areas. */
  line?: boolean;
}

/** Decorative icon in the colour of the text; the name is beside it, or in the control's label. */
export function Icon({ path, line = false }: IconProps) {
  const paint = line
    ? {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }
    : { fill: 'currentColor' };
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
      {...(paint as object)}
    >
      <path d={path} />
    </svg>
  );
}
