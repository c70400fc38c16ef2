export default {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs'],
  stories: ['../stories/*.stories.jsx'],
  core: { disableTelemetry: true },
};
