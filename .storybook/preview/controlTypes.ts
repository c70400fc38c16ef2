import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

/** The type of an optional prop without `| undefined`, so that it gets the control of what it takes. */
function withoutUndefined({ type }: StrictInputType) {
  if (type?.name !== 'union') return type;
  const [first, ...others] = type.value.filter(
    (one) => !(one.name === 'other' && one.value === 'undefined'),
  );
  return first && others.length === 0 ? { ...first, required: type.required } : type;
}

/** Gives each prop the control of what it takes. Docgen does not see that the type of a figure is a number. */
export const controlTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = typeof initialArgs[name] === 'number' ? { type: 'number' } : argType.control;
      return [name, Object.assign(argType, { type: withoutUndefined(argType), control })];
    }),
  );
