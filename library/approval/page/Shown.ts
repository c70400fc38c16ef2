import type { Picture, Review } from '../Review.types.ts';
import type { ReviewSource } from './ReviewSource.ts';
import type { Approval } from './useApproval.ts';
import type { View } from './useView.ts';

/** What the parts of the page show. */
export interface Shown {
  source: ReviewSource;
  review: Review;
  approval: Approval;
  view: View;
}

/** What the parts about the selected picture show. */
export interface PictureShown extends Shown {
  picture: Picture;
}
