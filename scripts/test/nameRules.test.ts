import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '../../app/server/graphql/checkInput.ts';
import { checkName, readName } from '../../library/src/food-fields/checkName.ts';

const copies = ['app/server/graphql/nameRules.ts', 'library/src/food-fields/nameRules.ts'];

function isTaken(name: string): boolean {
  try {
    checkText('The name', name.trim(), 200);
    return true;
  } catch {
    return false;
  }
}

test('the form and the server have the same rules for names', () => {
  const [one, other] = copies.map((file) => readFileSync(file, 'utf8'));
  expect(one).toBe(other);
});

test('the server takes each name that the form takes, and no other, with every character', () => {
  const disagree: string[] = [];
  for (let code = 0; code <= 0x10_ff_ff; code += 1) {
    const character = String.fromCodePoint(code);
    for (const typed of [character, `a${character}b`]) {
      const name = readName(typed);
      const inForm = checkName(name, 200) === undefined;
      if (isTaken(name) !== inForm) disagree.push(code.toString(16));
    }
  }
  expect(disagree).toEqual([]);
});

test.each(['\u3164', '\u2800', '\u200b', '\u00ad', '\ufe0f', '\u200f\u2066', '\uffa0', ' \u115f '])(
  'a name of %j, which shows nothing, is none to either',
  (name) => {
    expect(checkName(name, 200)).toBe('nameMissing');
    expect(isTaken(name)).toBe(false);
    expect(checkName(`Tea${name}`, 200)).toBeUndefined();
    expect(isTaken(`Tea${name}`)).toBe(true);
  },
);
