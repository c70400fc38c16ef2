import {
  EntryEditor,
  EntryList,
  EntryPicker,
  ErrorScreen,
  FoodSearch,
  LoadingSpinner,
  NameField,
  NumberField,
  PortionField,
  QuickRepeat,
  UndoBar,
  TrendChart,
  WeekStrip,
} from '@foodlog/ui';
import { mark } from './mark.ts';

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const entry = { ...oats, id: '1', day: '2026-11-21', time: '08:15' };
const stay = () => undefined;
const done = async () => undefined;

/** The components that Day does not use, each with a ref. */
export function Others() {
  return (
    <>
      <EntryList
        ref={mark}
        entries={[entry]}
        onEdit={stay}
        groups={[{ key: 'lunch', label: 'Lunch' }]}
        groupBy={({ time }) => (time < '11' ? 'breakfast' : 'lunch')}
        onMove={stay}
        slotProps={{ entry: (row) => ({ 'data-pending': row.isPending }) }}
      />
      <EntryEditor
        ref={mark}
        entry={entry}
        onSave={done}
        onCancel={stay}
        localeText={{ name: 'New name', calories: 'Energy' }}
        slotProps={{ submitButton: { color: 'secondary' } }}
      />
      <EntryPicker ref={mark} entries={[entry]} onSubmit={done} classes={{ entry: 'row' }} />
      <QuickRepeat ref={mark} items={[oats]} dayLabel="11/21/2026" onRepeat={done} />
      <NameField ref={mark} label="Food" suggestions={[oats]} />
      <FoodSearch ref={mark} foods={[oats]} search={async () => [oats]} onSelect={stay} />
      <NumberField ref={mark} label="Weight" unit="g" value={150} />
      <PortionField
        ref={mark}
        food={oats}
        portions={[{ key: 'bowl', label: 'bowl', amount: 40 }]}
        defaultValue={{ amount: 1, portion: 'bowl' }}
      />
      <UndoBar ref={mark} message="Deleted Oats" onUndo={stay} sx={{ position: 'static' }} />
      <TrendChart ref={mark} lastDay="2026-11-21" totals={{ '2026-11-20': 1840 }} target={2000} />
      <WeekStrip ref={mark} value="2026-11-20" today="2026-11-21" target={2000} onChange={stay} />
      <LoadingSpinner ref={mark} slotProps={{ progress: { size: 24 } }} />
      <ErrorScreen ref={mark} />
    </>
  );
}
