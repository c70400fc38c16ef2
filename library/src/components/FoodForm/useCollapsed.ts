import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { type RefObject, useState } from 'react';
import { foodInputs } from '../../food-fields/fillFood.ts';
import type { ShownFigure } from '../../figures/useFigures.ts';
import type { FoodFormProps } from './FoodForm.types.ts';

interface Content extends Pick<FoodFormProps, 'defaultValues' | 'values'> {
  figures: readonly ShownFigure[];
}

/**
 * Whether a form shows its name alone. What is in it is never out of sight, and it stays open until a food is added: if it
 * collapsed when the focus leaves, what was pressed below it would move away from the press.
 */
export function useCollapsed(
  collapsible: boolean,
  form: RefObject<HTMLFormElement | null>,
  { figures, defaultValues, values }: Content,
) {
  const [isOpen, setIsOpen] = useState(() =>
    Object.values({ ...defaultValues, ...values }).some(Boolean),
  );
  const isCollapsed = collapsible && !isOpen;
  useEnhancedEffect(() => {
    // An app may fill in a draft by itself, or let the form collapse while somebody is at it.
    const isInUse = (input: HTMLInputElement) =>
      !['', '0'].includes(input.value) || input.matches(':focus');
    if (isCollapsed && foodInputs(figures, form.current).some(([, input]) => isInUse(input)))
      setIsOpen(true);
  });
  return {
    isCollapsed,
    open: () => {
      if (collapsible) setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
