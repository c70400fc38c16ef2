const paths = { back: 'm15 5-7 7 7 7', forward: 'm9 5 7 7-7 7', down: 'm5 9 7 7 7-7' };

interface ChevronProps {
  to: keyof typeof paths;
  className?: string;
}

/** Points back, on or down. The navigator mirrors it where the text runs from right to left. */
export function Chevron({ to, ...rest }: ChevronProps) {
  return (
    <svg viewBox="6 0 12 24" aria-hidden="true" {...rest}>
      <path d={paths[to]} />
    </svg>
  );
}
