/**
 * MUI's fields bring a textarea that grows as one writes, more than 1 kB gzip, and no field here has more than one
 * line: a plain one takes its place.
 */
export default 'textarea';
