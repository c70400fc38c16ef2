const paths = { back: 'm15 5-7 7 7 7', forward: 'm9 5 7 7-7 7', down: 'm5 9 7 7 7-7' };

interface ChevronProps {
  to: keyof typeof paths;
  className?: string;
}

/** An arrow that points back, forward or down. DateNavigator mirrors its own in right-to-left text. */
export function Chevron({ to, ...rest }: ChevronProps) {
  return (
    <svg
      viewBox="6 0 12 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={paths[to]} />
    </svg>
  );
}
