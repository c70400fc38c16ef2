import { babel } from '@rollup/plugin-babel';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import preserveDirectives from 'rollup-preserve-directives';
import { entrySources } from './.ci/entries.ts';

const peers = ['react', 'react-dom', '@emotion', '@mui', 'dayjs'];

/** What tokens.json says to design tools besides the values is of no use to the theme. */
const valuesOnly = (key, value) => (/^\$(schema|type|description)$/.test(key) ? undefined : value);
const tokenValues = {
  name: 'token-values',
  transform(code, id) {
    if (!id.endsWith('tokens.json')) return undefined;
    return { code: JSON.stringify(JSON.parse(code), valuesOnly), map: null };
  },
};

/** Builds library/dist: one module per source file, so that a consumer pays only for what it imports. */
export default {
  input: [...entrySources().values()].map((source) => `library/src/${source}`),
  external: peers.map((name) => new RegExp(`^${name}(/|$)`)),
  output: {
    dir: 'library/dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'library/src',
  },
  plugins: [
    nodeResolve({ extensions: ['.ts', '.tsx'] }),
    tokenValues,
    json({ preferConst: true }),
    babel({
      babelHelpers: 'bundled',
      extensions: ['.ts', '.tsx'],
      presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
      // React Compiler where a function asks for it with 'use memo': on every component it would add half
      // as much code again, and most of them render only when their props change anyway.
      plugins: [['babel-plugin-react-compiler', { target: '19', compilationMode: 'annotation' }]],
    }),
    preserveDirectives(),
  ],
};
