import Button from '@mui/material/Button';
import { type RefObject, useEffect, useState } from 'react';

const nameIn = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[name=name]');

/** On a phone, the way to the form from wherever the page stands; not while its first field is in view. */
export function GoToForm({ form }: { form: RefObject<HTMLElement | null> }) {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((views) => {
      setIsInView(views.at(-1)?.isIntersecting ?? true);
    });
    const name = nameIn(form.current);
    if (name) observer.observe(name);
    return () => observer.disconnect();
  }, [form]);
  if (isInView) return null;
  return (
    <Button
      variant="contained"
      aria-label="Go to the form"
      onClick={() => nameIn(form.current)?.focus()}
    >
      +
    </Button>
  );
}
