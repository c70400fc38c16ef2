/** Points back; `forward` points on. The navigator mirrors both where the text runs from right to left. */
export function Chevron({ forward = false }: { forward?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={forward ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'} />
    </svg>
  );
}
