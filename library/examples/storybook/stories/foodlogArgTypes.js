import catalogue from '@foodlog/ui/catalogue.json';

/** The rows of the table of props of a Foodlog component, which Storybook cannot read from compiled code. */
export function foodlogArgTypes(component) {
  const { props } = catalogue.components.find(({ name }) => name === component);
  const rows = props.map(({ name, type, required, description, default: value }) => [
    name,
    {
      description,
      type: {
        name: /^(boolean|number|string)$/.test(type) ? type : 'other',
        value: type,
        required,
      },
      table: { type: { summary: type }, ...(value && { defaultValue: { summary: value } }) },
    },
  ]);
  return Object.fromEntries(rows);
}
