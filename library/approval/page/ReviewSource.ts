import type { Answer, Judgement, Verdict } from '../Review.types.ts';

/** Where the page reads the review from, and gives its verdicts to. */
export interface ReviewSource {
  /** The address of a picture by its blob id. */
  imageUrl: (id: string) => string;
  load: () => Promise<Answer>;
  judge: (judgements: Judgement[]) => Promise<Answer>;
  /** Only of a saved page, which keeps its verdicts until they are saved as a file. */
  saved?: {
    /** @param person `Name <email>` of the person who judges. */
    setPerson: (person: string) => Promise<Answer>;
    verdicts: () => Verdict[];
  };
}
