/** The page while an editor or a panel is open: what floats would cover its fields and Save. */
export const whileEditing = 'body:has(main li form, main [aria-expanded=true] ~ form)';

/** The page while foods are suggested or found: what floats would cover them. */
export const whileSearching = 'main:has([aria-autocomplete=list][aria-expanded=true])';

/** Where the form that adds a food is in view on a phone, with its buttons at the bottom of the window (CSS scroll timelines). */
export const addTimeline = '--add-food';

/** The page while somebody fills in the form on a touch screen: what floats would cover its buttons. */
export const whileAdding = 'body:has(main form:not([data-collapsed=true]):focus-within)';
