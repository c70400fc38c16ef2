import {
  FoodForm,
  NumberField,
  TotalsCard,
  UndoBar,
  TrendChart,
  WeekStrip,
  FoodSearch,
  PortionField,
} from '@foodlog/ui';
import type {
  FoodFormProps,
  UndoBarProps,
  TrendChartProps,
  WeekStripProps,
  FoodSearchProps,
  PortionFieldProps,
} from '@foodlog/ui';
import { enUS } from '@foodlog/ui/locales/en';

export const heading: string = enUS.components.FoodlogTotalsCard.defaultProps.localeText.heading;

/** Optional props are passed on as they come, with `exactOptionalPropertyTypes` too. */
export const OwnFoodForm = (props: FoodFormProps) => <FoodForm {...props} />;

export const OwnFoodSearch = (props: FoodSearchProps) => <FoodSearch {...props} />;

export const OwnUndoBar = ({ message, onUndo, count, onDismiss }: UndoBarProps) => (
  <UndoBar message={message} onUndo={onUndo} count={count} onDismiss={onDismiss} />
);

export const OwnTrendChart = ({ lastDay, count, totals, target }: TrendChartProps) => (
  <TrendChart lastDay={lastDay} count={count} totals={totals} target={target} />
);

export const OwnWeekStrip = ({ value, today, onChange, totals, target }: WeekStripProps) => (
  <WeekStrip value={value} today={today} onChange={onChange} totals={totals} target={target} />
);

export const OwnNumberField = ({ unit }: { unit?: string | undefined }) => (
  <NumberField label="Weight" unit={unit} localeText={{ plus: undefined }} />
);

export const OwnPortionField = (props: PortionFieldProps) => <PortionField {...props} />;

export const OwnTotalsCard = ({ calories, title }: { calories?: number; title?: string }) => (
  <TotalsCard
    calories={calories}
    title={title}
    localeText={{ heading: title }}
    slotProps={{ root: undefined, heading: { title } }}
  />
);
