import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const { ModuleFederationPlugin } = webpack.container;

// What has a React context. A name that ends with a slash shares every path under it.
const packages = ['react', 'react-dom', '@emotion/react', '@mui/material/'];
// MUI's folders have no version that webpack could compare.
const shared = Object.fromEntries(
  packages.map((name) => [name, { singleton: true, requiredVersion: false }]),
);

const project = (uniqueName, path, federation) => ({
  mode: 'production',
  performance: { hints: false },
  entry: {},
  output: { path: fileURLToPath(new URL(path, import.meta.url)), publicPath: 'auto', uniqueName },
  plugins: [new ModuleFederationPlugin({ name: uniqueName, shared, ...federation })],
});

const host = project('host', 'dist', { remotes: { remote: 'remote@/remote/remote.js' } });
const remote = project('remote', 'dist/remote', {
  filename: 'remote.js',
  exposes: { './Lunch': './Lunch.js' },
});

export default [{ ...host, entry: './main.js' }, remote];
