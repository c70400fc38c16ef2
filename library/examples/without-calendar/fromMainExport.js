export { addDays, formatDay, TotalsCard } from '@foodlog/ui';
