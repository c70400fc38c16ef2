import { expect, test } from 'vitest';
import { noPreferences, preferencesKind } from '../../storage/settings/kinds.ts';
import { parseLine } from './dataLines.ts';

test('preferences from before there was a unit of energy are read from a file, and are in kcal', () => {
  const { energyUnit: _unit, version: _version, ...value } = noPreferences;
  const line = JSON.stringify({ kind: 'preferences', key: '', value, version: 3 });
  expect(parseLine(line, 2)).toEqual(JSON.parse(line));
  expect(preferencesKind.fromStored(JSON.parse(line))).toEqual({ ...noPreferences, version: 3 });
});
