import type { OwnReview } from 'functions/contract';

const at = '2026-11-22T10:00:00.000Z';

/** The review of the account, which waits for approval. */
export const ownReviewOf = (fields: Partial<OwnReview> = {}): OwnReview => ({
  _id: 'own',
  reviewerName: 'Ada',
  reviewerImage: '',
  reviewText: 'Flat out of the box',
  reviewRating: 5,
  verified: false,
  status: 'pending',
  createdAt: at,
  updatedAt: at,
  ...fields,
});
