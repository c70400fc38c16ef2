/** Renders what is out of view, too, for checks of a whole page. Browsers leave it out until it comes into view. */
export const renderAll = '* { content-visibility: visible !important; }';
