/** Keys the exports of files such as `TotalsCard.conformance.tsx` by the name of the component. */
export function byComponent<Found>(files: Record<string, Found>): Record<string, Found> {
  return Object.fromEntries(
    Object.entries(files).map(([file, found]) => [
      /(\w+)\.\w+\.tsx$/.exec(file)?.[1] ?? file,
      found,
    ]),
  );
}
