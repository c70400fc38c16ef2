import type { FoodLogEntry } from '../components/EntryList/EntryList.types.ts';

/** The figures of a diary of water and medicine, to show what is no food. */
export const otherFigures = [
  { key: 'water', label: 'Water', unit: 'ml', color: 'var(--foodlog-palette-carbs-main)' },
  { key: 'dose', label: 'Dose', unit: 'mg', fractionDigits: 2, optional: true },
  { key: 'steps', label: 'Steps', unit: '' },
] as const;

const day = '2026-11-21';

/** Entries of that diary, the newest first. */
export const intakes: FoodLogEntry<null, typeof otherFigures>[] = [
  { id: '3', day, time: '20:45', name: 'Vitamin B12', water: 200, dose: 0.25, steps: 0 },
  { id: '2', day, time: '12:30', name: 'Morning walk', water: null, dose: null, steps: 6400 },
  { id: '1', day, time: '08:15', name: 'Iron tablet', water: 1250, dose: 17.5, steps: 120 },
];
