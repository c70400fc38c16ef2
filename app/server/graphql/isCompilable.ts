import { BREAK, Kind, visit, type DocumentNode } from 'graphql';

const known = new WeakMap<DocumentNode, boolean>();

/**
 * Whether the operations of a document are the same when they are compiled. What compiles them reads a variable that was not
 * given, in an object that is written in the document, as null, which removes what is stored; and it leaves a field out
 * everywhere if one of the places in which its fragment is spread has a directive that does.
 */
export function isCompilable(document: DocumentNode): boolean {
  let isAlike = known.get(document);
  if (isAlike !== undefined) return isAlike;
  isAlike = true;
  const refuse = () => {
    isAlike = false;
    return BREAK;
  };
  visit(document, {
    Directive: refuse,
    ObjectField: ({ value }) => (value.kind === Kind.VARIABLE ? refuse() : undefined),
  });
  known.set(document, isAlike);
  return isAlike;
}
