import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const options = [
  '--noEmit',
  '--strict',
  '--jsx',
  'react-jsx',
  '--target',
  'es2023',
  '--ignoreConfig',
];

/** Returns the errors of TypeScript in one file, such as `TS7016`, each once. */
function check(file, module, moduleResolution) {
  const resolution = ['--module', module, '--moduleResolution', moduleResolution];
  const command = [
    'node_modules/typescript/bin/tsc',
    ...options,
    ...resolution,
    `exceptions/${file}`,
  ];
  const { stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { errors: [...new Set(stdout.match(/TS\d+/g))], stdout };
}

test('types of the calendar of MUI X: the types of react-transition-group name no file extension', () => {
  assert.deepEqual(check('Calendar.tsx', 'esnext', 'bundler').errors, []);
  const { errors, stdout } = check('Calendar.tsx', 'node16', 'node16');
  assert.deepEqual(errors, ['TS7016']);
  assert.match(stdout, /@mui\/x-date-pickers\/.*react-transition-group\/CSSTransition/);
});

test('a CommonJS file: node16 knows no require() of ECMAScript modules, nodenext does', () => {
  assert.deepEqual(check('theme.cts', 'nodenext', 'nodenext').errors, []);
  assert.deepEqual(check('theme.cts', 'node16', 'node16').errors, ['TS1479']);
});
