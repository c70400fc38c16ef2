import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

/** The type of an optional prop without `| undefined`, so that it gets the control of what it takes. */
function withoutUndefined({ type, table }: StrictInputType) {
  if (type?.name !== 'union') return { type, table };
  const [first, ...others] = type.value.filter(
    (one) => !(one.name === 'other' && one.value === 'undefined'),
  );
  const summary = table?.type?.summary?.replace(/ \| undefined$/, '');
  return {
    type: first && others.length === 0 ? { ...first, required: type.required } : type,
    table: { ...table, type: { ...table?.type, summary } },
  };
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
      const { type, table: own } = withoutUndefined(argType);
      const table = summary ? { ...own, defaultValue: { summary } } : own;
      // Docgen does not see that the type of a figure is a number.
      const control = typeof initialArgs[name] === 'number' ? { type: 'number' } : argType.control;
      return [name, Object.assign(argType, { type, table, control })];
    }),
  );
};
