const paths = { back: 'm15 5-7 7 7 7', forward: 'm9 5 7 7-7 7', down: 'm5 9 7 7 7-7' };

interface ChevronProps {
  to: keyof typeof paths;
  className?: string;
}

/** An arrow that points back, forward or down. DateNavigator mirrors it in right-to-left text. */
export function Chevron({ to, ...rest }: ChevronProps) {
  return (
    <svg viewBox="6 0 12 24" aria-hidden="true" {...rest}>
      <path d={paths[to]} />
    </svg>
  );
}
