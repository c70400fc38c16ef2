import type { ArgTypesEnhancer } from 'storybook/internal/csf';

interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

/**
 * Shows the `@default` of each prop in the tables of the docs: docgen looks for defaults where a component takes its
 * props apart, which ours do not do before a theme has had its say.
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
