import type { CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useEffect } from 'react';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { Problem } from '../../components/Problem.tsx';
import { t } from '../../language/t.ts';
import { draftsOf } from '../data/drafts.ts';
import { useHasDeleted } from '../day/useLogBounds.ts';
import { panelDraftKeys } from '../settings/usePanelDraft.ts';
import { DayMarkButton } from './DayMarkButton.tsx';
import { FirstTarget } from './FirstTarget.tsx';
import { notLoaded } from './loadPanel.ts';
import { type LazyPanel, usePanel } from './usePanel.ts';

interface DayMenuProps {
  userId: string;
  day: CalendarDay;
  today: CalendarDay;
  firstDay: CalendarDay | undefined;
  lastDay: CalendarDay;
}

const Root = styled('div')(({ theme }) => ({
  // The labels are flush with the edge of the entries.
  margin: theme.spacing(1, -1, 0),
  // In a second line, too, a short label begins where the others do.
  '& > button': { minWidth: 0 },
  '& form': { margin: theme.spacing(1, 1, 0) },
  '@media print': { display: 'none' },
  // A panel opens with its first rows above Undo at the bottom of the window, also while they load.
  '&:has(form)': { minHeight: '60vh' },
  '& h2': { scrollMarginBlockEnd: '40vh' },
  // The rest of its row stays in view with a focused checkbox.
  '& [type=checkbox]': { scrollMarginBlockEnd: '4rem' },
}));

type PanelProps = DayMenuProps & { onClose: () => void };

interface Offer extends DayMenuProps {
  hasDeleted: boolean;
}

type DayPanel = LazyPanel<PanelProps> & { isOffered: (offer: Offer) => boolean };

const targets: DayPanel = {
  name: 'Targets',
  label: () => t('Targets'),
  isOffered: () => true,
  load: async () => (await import('../settings/TargetsPanel.tsx')).TargetsPanel,
};
const panels: DayPanel[] = [
  {
    name: 'Copy a day',
    label: () => t('Copy a day'),
    // A person who can view one day has no other to copy.
    isOffered: ({ firstDay, lastDay }: Offer) => firstDay !== lastDay,
    load: async () => (await import('./CopyEntries.tsx')).CopyEntries,
  },
  {
    name: 'Recently deleted',
    label: () => t('Recently deleted'),
    isOffered: ({ hasDeleted }: Offer) => hasDeleted,
    load: async () => (await import('./DeletedEntries.tsx')).DeletedEntries,
  },
  targets,
  {
    name: 'Meals',
    label: () => t('Meals'),
    isOffered: () => true,
    load: async () => (await import('../settings/MealsPanel.tsx')).MealsPanel,
  },
];

/** What is used less often than the rest of the page. Each loads when it is opened. */
export const DayMenu = memo(function DayMenu(props: DayMenuProps) {
  const { userId, day, today, firstDay } = props;
  const hasDeleted = useHasDeleted(userId);
  const { open, hasFailed, show, toggle, close } = usePanel<PanelProps>();
  // What was half typed before the page was left opens again.
  useEffect(() => {
    // Who has begun with something else is left there.
    if (document.activeElement?.closest('button, input, select, textarea')) return;
    const drafted = draftsOf(panelDraftKeys(userId));
    show(panels.find(({ name }) => drafted.includes(name)));
  }, [userId, show]);
  return (
    <Root>
      {day === today && day === firstDay && (
        <FirstTarget
          {...{ userId, today }}
          onSet={(event) => open?.name === targets.name || toggle(targets, event)}
        />
      )}
      {panels
        .filter(({ name, isOffered }) => open?.name === name || isOffered({ ...props, hasDeleted }))
        .map((panel) => (
          <Button
            key={panel.name}
            ref={focusHeadingWhenGone}
            aria-expanded={open?.name === panel.name}
            onClick={(event) => toggle(panel, event)}
          >
            {panel.label()}
          </Button>
        ))}
      <DayMarkButton key={day} userId={userId} day={day} />
      {hasFailed && <Problem>{notLoaded()}</Problem>}
      {open && <open.Panel {...props} onClose={close} />}
    </Root>
  );
});
