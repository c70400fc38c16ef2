type AnyRef = ((instance: unknown) => unknown) | { current?: unknown };

const attach = (ref: AnyRef, instance: unknown) => {
  if (typeof ref === 'function') return ref(instance);
  ref.current = instance;
  return undefined;
};

const merges = new WeakMap<AnyRef, WeakMap<AnyRef, (instance: unknown) => unknown>>();

/**
 * One ref for two, `theirs` first. The same two give the same ref, so that React does not detach and attach it on every
 * render. It returns a cleanup if one of them does, as refs of React 19 may.
 */
export function mergeRefs(ours: AnyRef, theirs: AnyRef) {
  const ofTheirs = merges.get(theirs) ?? new WeakMap<AnyRef, (instance: unknown) => unknown>();
  merges.set(theirs, ofTheirs);
  const merge = (instance: unknown) => {
    const refs = [theirs, ours];
    const cleanups = refs.map((ref) => attach(ref, instance));
    if (!cleanups.some((cleanup) => typeof cleanup === 'function')) return undefined;
    return () =>
      refs.forEach((ref, index) => {
        const cleanup = cleanups[index];
        if (typeof cleanup === 'function') cleanup();
        else attach(ref, null);
      });
  };
  const known = ofTheirs.get(ours) ?? merge;
  ofTheirs.set(ours, known);
  return known;
}
