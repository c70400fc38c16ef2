/** What a test shows of one fault, for the table that the reporter prints. */
export interface Fault {
  /** What the person sees. */
  sees: string;
  /** What is kept, and where. */
  kept: string;
}

/** The details of a test that tries a fault. The table names the fault as the test is named, or with `name`. */
export const fault = ({ sees, kept }: Fault, name?: string) => ({
  annotation: [
    { type: 'sees', description: sees },
    { type: 'kept', description: kept },
    ...(name === undefined ? [] : [{ type: 'fault', description: name }]),
  ],
});
