import Button from '@mui/material/Button';
import { type RefObject, useEffect, useState } from 'react';

/** On a phone, leads to the form from anywhere on the page. Hidden while the first field is in view. */
export function GoToForm({ nameInput }: { nameInput: RefObject<HTMLInputElement | null> }) {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((views) => {
      setIsInView(views.at(-1)?.isIntersecting ?? true);
    });
    if (nameInput.current) observer.observe(nameInput.current);
    return () => observer.disconnect();
  }, [nameInput]);
  if (isInView) return null;
  return (
    <Button variant="contained" aria-label="Add food" onClick={() => nameInput.current?.focus()}>
      +
    </Button>
  );
}
