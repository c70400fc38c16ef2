import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { errorScreenClasses } from './errorScreenClasses.ts';

export const conformance: Conformance = {
  classes: errorScreenClasses,
  word: 'backToHome',
  examples: [
    { Component: (props) => <ErrorScreen photoUrl="https://photos.example/a.jpg" {...props} /> },
  ],
};

export const randomElements = random.elementsOf(
  ErrorScreen,
  fc.record({
    photoUrl: random.maybe(random.text),
    homeHref: random.maybe(fc.webPath()),
    onHomeClick: random.maybeNothing,
    component: random.maybe(fc.constantFrom('main', 'section', 'div')),
    localeText: random.words('FoodlogErrorScreen'),
  }),
);
