import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../api/ApiError.ts';
import { describeError } from '../../api/describeError.ts';
import { Problem } from '../../components/Problem.tsx';
import { t } from '../../language/t.ts';
import { useFormDraft } from '../data/useFormDraft.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';

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

/** The heading gets the focus: a person or a screen reader goes on from there. Who types elsewhere by now stays there. */
function focusOnArrival(heading: HTMLElement | null) {
  if (!document.activeElement?.matches('input, select')) heading?.focus();
}

/** What a person is to correct before anything is sent. */
class Correctable extends Error {}

/**
 * Waits until something is set, unless another device has set it meanwhile.
 * @param take shows that with what a person has typed; returns what differs in words, or undefined where it is something else.
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
    if (typeof words !== 'string') throw error;
    return words
      ? t(
          'Another device or tab has set this meanwhile: {differences}. What you changed is still here: save it, or cancel to leave it as it is.',
          { differences: words },
        )
      : t(
          'Another device or tab has set this meanwhile: the same as before. What you changed is still here: save it, or cancel to leave it as it is.',
        );
  }
}

/** A form that opens in the page, in which a person sets something. It stays open, as it is, when that could not be saved. */
export function PanelForm({
  heading,
  hint,
  draftKey,
  onSave,
  onClose,
  children,
}: {
  heading: string;
  hint: string;
  /** Where what is typed is kept, until it is saved or the person cancels. */
  draftKey: string;
  /** @returns what is to be corrected first. Throws ApiError when the server refuses it. */
  onSave: () => Promise<string | undefined>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { whenStored } = useOutbox();
  const { submit, forget } = useFormDraft(draftKey);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    const wrong = await onSave();
    if (wrong !== undefined) throw new Correctable(wrong);
  };
  const save = async () => {
    const { activeElement, body } = document;
    setIsSaving(true);
    setProblem(undefined);
    try {
      await submit(send, whenStored);
      onClose();
    } catch (error) {
      const isCorrectable = error instanceof Correctable;
      flushSync(() => {
        setProblem(
          isCorrectable
            ? error.message
            : t('That was not saved. {reason}', { reason: describeError(error) }),
        );
        setIsSaving(false);
      });
      // The browser has taken the focus from what could not be used meanwhile.
      if (document.activeElement === body && activeElement instanceof HTMLElement)
        activeElement.focus();
      return;
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
      <div inert={isSaving}>{children}</div>
      {problem !== undefined && <Problem>{problem}</Problem>}
      <Actions>
        <Button type="submit" variant="contained" disabled={isSaving} aria-busy={isSaving}>
          {t('Save')}
        </Button>
        <Button
          onClick={() => {
            forget();
            onClose();
          }}
        >
          {t('Cancel')}
        </Button>
      </Actions>
    </Form>
  );
}
