import type { ArgTypesEnhancer } from 'storybook/internal/csf';

interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

/**
 * Shows the `@default` of each prop in the docs tables. Docgen looks for defaults where a component destructures its
 * props, but these components merge the defaults of the theme first.
 */
export const showDefaults: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { __docgenInfo: documented }: Documented = Object(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description = '' } = documented?.props?.[name] ?? {};
      const [, summary] = /^@default\s+(.+)$/m.exec(description) ?? [];
      const table = summary ? { ...argType.table, defaultValue: { summary } } : argType.table;
      return [name, Object.assign(argType, { table })];
    }),
  );
};
