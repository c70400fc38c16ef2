import type { ArgTypesEnhancer } from 'storybook/internal/csf';

interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

/**
 * Shows the `@default` of each prop in the docs tables. Docgen looks for defaults where a component destructures its
 * props, but these components merge the defaults of the theme first. Gives figures a control for numbers.
 */
export const showDefaults: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { __docgenInfo: documented }: Documented = Object(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description = '' } = documented?.props?.[name] ?? {};
      const [, summary] = /^@default\s+(.+)$/m.exec(description) ?? [];
      const table = summary ? { ...argType.table, defaultValue: { summary } } : argType.table;
      // Docgen does not see that the type of a figure is a number.
      const control = typeof initialArgs[name] === 'number' ? { type: 'number' } : argType.control;
      return [name, Object.assign(argType, { table, control })];
    }),
  );
};
