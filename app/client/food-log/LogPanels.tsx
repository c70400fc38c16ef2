import type { CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { Problem } from '../components/Problem.tsx';
import { t } from '../language/t.ts';
import { notLoaded } from './entries/loadPanel.ts';
import { type LazyPanel, usePanel } from './entries/usePanel.ts';

interface PanelProps {
  userId: string;
  day: CalendarDay;
  onClose: () => void;
}

const panels: LazyPanel<PanelProps>[] = [
  {
    name: 'Targets',
    label: () => t('Targets'),
    load: async () => (await import('./settings/TargetsPanel.tsx')).TargetsPanel,
  },
  {
    name: 'Meals',
    label: () => t('Meals'),
    load: async () => (await import('./settings/MealsPanel.tsx')).MealsPanel,
  },
];

/** Opens the panels in which a person sets targets, from today on, and meals. */
export function LogPanels({ userId, today }: { userId: string; today: CalendarDay }) {
  const { open, hasFailed, toggle, close } = usePanel<PanelProps>();
  return (
    <div>
      {panels.map((panel) => (
        <Button
          key={panel.name}
          sx={{ marginInlineStart: -1, marginInlineEnd: 2 }}
          aria-expanded={open?.name === panel.name}
          onClick={(event) => toggle(panel, event)}
        >
          {panel.label()}
        </Button>
      ))}
      {hasFailed && <Problem>{notLoaded()}</Problem>}
      {open && <open.Panel userId={userId} day={today} onClose={close} />}
    </div>
  );
}
