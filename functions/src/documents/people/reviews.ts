import type { Stored } from '../../contract/kinds/fields.ts';
import type { managedReviewFields } from '../../contract/reviews/fields.ts';

/** A stored review. An account has one, whose id follows from the uid. */
export interface ReviewDocument extends Stored<typeof managedReviewFields> {
  /** The request that created it. A retry of it creates no other. */
  requestId: string;
}
