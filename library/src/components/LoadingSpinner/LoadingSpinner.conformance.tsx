import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { LoadingSpinner } from './LoadingSpinner.tsx';
import { loadingSpinnerClasses } from './loadingSpinnerClasses.ts';

export const conformance: Conformance = {
  classes: loadingSpinnerClasses,
  word: 'loading',
  examples: [{ Component: (props) => <LoadingSpinner {...props} /> }],
};

export const randomElements = random.elementsOf(
  LoadingSpinner,
  fc.record({ component: random.component, localeText: random.words('FoodlogLoadingSpinner') }),
);
