import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { describeError } from '../../api/describeError.ts';
import { Problem } from '../../components/Problem.tsx';

const Form = styled('form')(({ theme }) => ({
  ...theme.typography.body2,
  containerType: 'inline-size',
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  '& h2': { ...theme.typography.subtitle1, margin: 0, outline: 'none' },
  '& h2 + p': {
    margin: theme.spacing(0.5, 0, 1.5),
    color: (theme.vars ?? theme).palette.text.secondary,
    textWrap: 'pretty',
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
}));

/** The heading gets the focus: a person or a screen reader goes on from there. */
const focusOnArrival = (heading: HTMLElement | null) => heading?.focus();

/**
 * Waits until something is set, unless another device has set it meanwhile.
 * @param take shows that with what a person has typed; returns it in words, or undefined where it is something else.
 * @returns what is to be said before it is saved.
 */
export async function changedElsewhere(
  saved: Promise<unknown>,
  take: (current: NonNullable<ApiError['current']>) => string | undefined,
): Promise<string | undefined> {
  try {
    await saved;
    return undefined;
  } catch (error) {
    const words = error instanceof ApiError && error.current && take(error.current);
    if (!words) throw error;
    return `Another device has set this meanwhile: ${words}. What you changed is still here: save it, or cancel to leave it as it is.`;
  }
}

/** A form that opens in the page, in which a person sets something. It stays open, as it is, when that could not be saved. */
export function PanelForm({
  heading,
  hint,
  onSave,
  onClose,
  children,
}: {
  heading: string;
  hint: string;
  /** @returns what is to be corrected first. Throws ApiError when the server refuses it. */
  onSave: () => Promise<string | undefined>;
  onClose: () => void;
  children: ReactNode;
}) {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setIsSaving(true);
    setProblem(undefined);
    try {
      const wrong = await onSave();
      if (wrong === undefined) onClose();
      setProblem(wrong);
    } catch (error) {
      setProblem(`That was not saved. ${describeError(error)}`);
    }
    setIsSaving(false);
  };
  return (
    <Form
      noValidate
      autoComplete="off"
      aria-label={heading}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <h2 ref={focusOnArrival} tabIndex={-1}>
        {heading}
      </h2>
      <p>{hint}</p>
      {children}
      {problem !== undefined && <Problem>{problem}</Problem>}
      <Actions>
        <Button type="submit" variant="contained" disabled={isSaving} aria-busy={isSaving}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Actions>
    </Form>
  );
}
