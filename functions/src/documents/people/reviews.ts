import type { ModeratedReview, ReviewInput } from '../../contract/index.ts';

/** A stored review. An account has one, whose id follows from the uid. */
export interface ReviewDocument extends ReviewInput, ModeratedReview<Date> {
  userId: string;
  reviewerName: string;
  reviewerEmail: string;
  reviewerImage: string;
  createdAt: Date;
  /** The request that created it. A retry of it creates no other. */
  requestId: string;
}
