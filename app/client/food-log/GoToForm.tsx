import Button from '@mui/material/Button';
import { type RefObject, useEffect, useState } from 'react';

/** On a phone, the way back to the form from wherever the page stands; not while the form is in view. */
export function GoToForm({ form }: { form: RefObject<HTMLElement | null> }) {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((views) => {
      setIsInView(views.some(({ isIntersecting }) => isIntersecting));
    });
    if (form.current) observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  if (isInView) return null;
  return (
    <Button
      variant="contained"
      aria-label="Go to the form"
      onClick={() => form.current?.querySelector<HTMLElement>('[name=name]')?.focus()}
    >
      +
    </Button>
  );
}
