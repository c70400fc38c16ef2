import { styled } from '@mui/material/styles';
import { useLayoutEffect, type ReactNode } from 'react';
import { showStates, type ControlState } from './showStates.ts';

interface EveryStateProps {
  /** Renders the component. */
  children: (disabled: boolean) => ReactNode;
  /** Whether the component has `disabled`. */
  canBeDisabled?: boolean;
}

const causes: Record<ControlState, string> = {
  hover: 'Hover',
  pressed: 'Pressed',
  focus: 'Focus',
};

const States = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: theme.spacing(3),
  '& > div': { minWidth: 0 },
  '& > div > small': {
    ...theme.typography.caption,
    display: 'block',
    marginBlockEnd: theme.spacing(1),
    color: theme.vars?.palette.text.secondary,
  },
}));

/** A component with all its controls at rest, hovered, pressed, focused and disabled, beside each other. */
export function EveryState({ children, canBeDisabled }: EveryStateProps) {
  // The styles of what is rendered are in the page by now.
  useLayoutEffect(showStates);
  return (
    <States>
      <div>
        <small>Rest</small>
        {children(false)}
      </div>
      {Object.entries(causes).map(([state, label]) => (
        <div key={state} data-state={state}>
          <small>{label}</small>
          {children(false)}
        </div>
      ))}
      {canBeDisabled && (
        <div>
          <small>Disabled</small>
          {children(true)}
        </div>
      )}
    </States>
  );
}
