import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { isPublished } from '../../contract/index.ts';
import type { ReviewDocument } from '../../documents/people/reviews.ts';
import { reviewRatings, reviews } from '../../store/collections/collections.ts';
import { db } from '../../store/collections/firebase.ts';

/** The content of a stored review, by default a published one. */
export const reviewContent = (fields: Partial<ReviewDocument> = {}): ReviewDocument => {
  const { createdAt = new Date() } = fields;
  return {
    userId: randomUUID(),
    reviewerName: 'Ada Joiner',
    reviewerEmail: 'ada@example.test',
    reviewText: 'Sharp out of the box.',
    reviewRating: 5,
    reviewerImage: 'https://example.test/ada.webp',
    status: 'published',
    verified: false,
    createdAt,
    updatedAt: createdAt,
    requestId: '',
    ...fields,
  };
};

/** Stores a review with a random id, and counts its rating if it is published. */
export const storeReview = async (fields: Partial<ReviewDocument> = {}): Promise<string> => {
  const [id, review] = [randomUUID(), reviewContent(fields)];
  const batch = db.batch();
  batch.create(reviews.doc(id), review);
  if (isPublished(review)) {
    const { reviewRating: rating } = review;
    const counted = {
      count: FieldValue.increment(1),
      sum: FieldValue.increment(rating),
      stars: { [rating]: FieldValue.increment(1) },
    };
    batch.set(reviewRatings, counted, { merge: true });
  }
  await batch.commit();
  return id;
};
