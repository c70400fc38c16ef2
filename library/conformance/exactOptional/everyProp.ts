/**
 * `npm run lint` compiles this with `exactOptionalPropertyTypes`, as some teams do: a team that wraps a component then
 * passes on `label={undefined}` only if the type says so.
 */
import type { ThemeOptions } from '@mui/material/styles';
import type {
  FigureRules,
  FoodlogColors,
  FoodlogComponents,
  FoodlogComponentsPropsList,
  FoodlogLocalization,
  FoodlogThemeOptions,
  FoodlogThemePartsOptions,
  Optional,
} from '../../dist/index.js';

interface Options extends Optional<FoodlogComponentsPropsList> {
  figureRules?: FigureRules | undefined;
  localization?: FoodlogLocalization['components'] | undefined;
  theme?: FoodlogThemeOptions | undefined;
  themeSizes?: Pick<ThemeOptions, 'targetSize'> | undefined;
  themeColors?: FoodlogColors | undefined;
  themeComponents?: FoodlogComponents | undefined;
  themeParts?: FoodlogThemePartsOptions | undefined;
}

/** What begins types of React, MUI or CSS. */
type Foreign = 'sx' | 'style' | 'ref' | 'inputRef' | 'children' | 'component' | 'palette';

type Less = [never, 0, 1, 2];

/** The paths to what is optional in a type and refuses `undefined`. */
type Refusing<Type, Depth extends 0 | 1 | 2 | 3> = Type extends
  ((value: never) => unknown) | readonly unknown[]
  ? never
  : Type extends object
    ? {
        [Key in keyof Type & string]:
          | (object extends Pick<Type, Key>
              ? { [Same in Key]: undefined } extends Pick<Type, Key>
                ? never
                : Key
              : never)
          | (Key extends Foreign
              ? never
              : Depth extends 1 | 2 | 3
                ? `${Key}.${Refusing<NonNullable<Type[Key]>, Less[Depth]>}`
                : never);
      }[keyof Type & string]
    : never;

declare const refusing: Refusing<Options, 3>;

// An error here names what lacks `| undefined`.
refusing satisfies never;
