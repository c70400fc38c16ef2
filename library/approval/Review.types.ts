/** A picture and its words, each by its git blob id, so that a verdict holds for this content only. */
export interface Content {
  pixels: string;
  words: string;
  /** Whether it is about the removal of this content: an approval of a picture does not approve that it goes. */
  removed?: true;
}

/** A row of `verdicts.json`. */
export interface Verdict extends Content {
  /** The id of the picture: that of its story, with the mode if it has one. */
  picture: string;
  verdict: 'approved' | 'rejected';
  /** `Name <email>`. */
  by: string;
  /** YYYY-MM-DD. */
  on: string;
  /** Why. Empty for an approval without a word. */
  note: string;
  /** The place on the picture that the note is about, in px from its left and its top. */
  at?: [x: number, y: number];
}

/** Whether an approval counts, and why. */
export interface Evidence {
  by: string;
  counts: boolean;
  /** Whether a commit holds it. Before that, it counts on this machine only. */
  isCommitted: boolean;
  why: string;
}

/** What a person does about a picture. `withdrawn` removes the person's own verdict on this content. */
export interface Judgement extends Content {
  picture: string;
  verdict: Verdict['verdict'] | 'withdrawn';
  note: string;
  at?: [x: number, y: number];
}

/** A judgement that was not accepted. */
export interface Refusal {
  judgement: Judgement;
  reason: string;
}

/**
 * `new` and `changed` come from the last check and are not recorded yet. `recorded` is recorded and is not as it was on main,
 * or as it was approved. `removed` stood beside a story on main, and does not any more. `awaiting` is recorded as it was, and
 * was never judged.
 */
export type PictureState =
  'new' | 'changed' | 'recorded' | 'removed' | 'awaiting' | 'rejected' | 'approved';

/** A colour that became another one, with the colours behind it before and after. */
export interface ColourChange {
  from: string;
  to: string;
  pixels: number;
  /** The most frequent other colour before and after. */
  behind: { from: string; to: string } | undefined;
}

/** A rectangle of a picture, in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How the pixels of two pictures differ. */
export interface Difference {
  pixels: number;
  /** The smallest rectangle that contains all differing pixels. */
  box: Box;
  /** The places where pixels differ, the largest first. */
  boxes: Box[];
  /** The most frequent changes of a colour. */
  colours: ColourChange[];
}

/** A picture to be judged. */
export interface Picture {
  id: string;
  story: string;
  storyName: string;
  /** Empty for the story as it is without a mode. */
  mode: string;
  component: string;
  /** The folder of the recorded picture, from the root of the repository. */
  folder: string;
  state: PictureState;
  /** What is to be judged: of a removed picture, that what it was goes. */
  now: Content;
  /** Whether `now` is what stands beside the story, or nothing does if it is removed. */
  isRecorded: boolean;
  /** Whether there was no such picture on main. */
  isNew: boolean;
  /** Whether it is not as on main. */
  isChanged: boolean;
  /** What stood beside the story before. */
  recorded?: Content;
  /** What a designer approved last, when it is not `now`. */
  approved?: Content;
  /** Who changed the picture: none of them may approve it. */
  authors: string[];
  /** The approvals of what it is now. */
  approvals: Evidence[];
  /** The verdict that counts. */
  verdict?: Verdict;
  /** How somebody else removed the row of the verdict, which counts all the same. */
  removal?: string;
  /** The last rejection of what it was before, which a designer wants to see mended. */
  rejectedBefore?: Verdict;
  /** From `recorded`, or else `approved`, to `now`. */
  difference?: Difference;
}

/** Pictures that changed for the same cause. */
export interface CauseGroup {
  id: string;
  kind:
    | 'rejected'
    | 'token'
    | 'colour'
    | 'file'
    | 'geometry'
    | 'words'
    | 'other'
    | 'removed'
    | 'new'
    | 'awaiting';
  title: string;
  /** What the pictures of the group have in common, or why they are set apart. */
  detail: string;
  /** Ids of the pictures. */
  pictures: string[];
}

/** Everything that the approval page shows. */
export interface Review {
  /** `Name <email>` of the person who judges, if git knows one. */
  person?: string;
  /** The commit of main, whose mailmap says which addresses are one person's, if git knows a main. */
  main?: string;
  /** `Name <email>` of every designer that main names. */
  designers: string[];
  pictures: Picture[];
  groups: CauseGroup[];
  /** Width and height in px of every picture by its blob id. */
  sizes: Record<string, [width: number, height: number]>;
  /** Words by their blob id. */
  words: Record<string, string>;
  /** What a person should know before judging, such as that no check has run. */
  notices: string[];
  /** The addresses of live Storybooks, as the code is now and as it is on main, where the server has them. */
  storybooks?: { now?: string; before?: string };
}

/** What the page gets after each request: the review as it is now, and what was not accepted. */
export interface Answer {
  review: Review;
  refused: Refusal[];
}
