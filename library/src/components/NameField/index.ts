export { NameField } from './NameField.tsx';
export type * from './NameField.types.ts';
export { nameFieldClasses } from './nameFieldClasses.ts';
export type { NameFieldClassKey } from './nameFieldClasses.ts';
