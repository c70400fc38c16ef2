import { babel } from '@rollup/plugin-babel';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import preserveDirectives from 'rollup-preserve-directives';
import { exportSources } from './scripts/library/exports.ts';

/** The peer dependencies, and packages that they install. */
const external = ['react', 'react-dom', '@emotion', '@mui', 'clsx', 'dayjs'];

/**
 * Builds library/dist, run from the folder library: one module per source file, so that a consumer pays only for what it
 * imports.
 */
export default {
  input: [...exportSources().values()].map((source) => `src/${source}`),
  external: external.map((name) => new RegExp(`^${name}(/|$)`)),
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
  },
  plugins: [
    nodeResolve({ extensions: ['.ts', '.tsx'] }),
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
