import { reviews } from '../../store/collections/collections.ts';
import { batchesById } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import { moveRating } from './ratings.ts';
import type { StoredReview } from './reviews.ts';

const publish = (id: string): Promise<boolean> =>
  transact(async (transaction) => {
    const stored: StoredReview | undefined = await transaction.read(reviews.doc(id));
    if (!stored || stored.status) return false;
    const { createdAt: updatedAt } = stored;
    const change = { status: 'published', verified: false, updatedAt, requestId: '' } as const;
    transaction.update(reviews.doc(id), change);
    moveRating(transaction, stored, { ...stored, ...change });
    return true;
  });

/**
 * Publishes the reviews that were stored before there was moderation, and counts their ratings. Lists
 * find only reviews with a status. The shop may stay open, and a second run changes nothing.
 */
export const publishReviews = async (): Promise<number> => {
  let published = 0;
  for await (const batch of batchesById(reviews)) {
    const earlier = batch.filter(({ content }) => !(content as StoredReview).status);
    for (const { id } of earlier) published += Number(await publish(id));
  }
  return published;
};
