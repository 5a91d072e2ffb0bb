import {
  type Deleted,
  type Inserted,
  type Moderation,
  type OwnReview,
  type OwnReviewResponse,
  type ReviewInput,
  statusOfEdited,
  statusOfNew,
  type Updated,
} from '../../contract/index.ts';
import { toSent } from '../../contract/kinds/fields.ts';
import { ownReviewFields } from '../../contract/reviews/fields.ts';
import type { ReviewDocument } from '../../documents/people/reviews.ts';
import { ApiError } from '../../errors.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { lastActionOn } from '../../store/audit.ts';
import { orders, reviews } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { type IdempotentRequest, keyedIdOf } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { moveRating } from './ratings.ts';

/** The id of the review of an account: a hash, from which nobody can tell the account. */
export const reviewIdOf = (uid: string): string => keyedIdOf(uid, 'review');

/** A review as its author sees it. */
const toOwnReview = (_id: string, review: ReviewDocument): OwnReview => ({
  _id,
  ...toSent(ownReviewFields, review),
});

/** The review of the caller, whatever its status. Costs one read. */
export const getOwnReview = async ({ uid }: Pick<Account, 'uid'>): Promise<OwnReviewResponse> => {
  const id = reviewIdOf(uid);
  const own = await readDocument(reviews.doc(id));
  return { review: own ? toOwnReview(id, own) : null };
};

/** Whether an order of the account has been delivered. Costs one read. */
const hasDelivery = async (uid: string): Promise<boolean> => {
  const delivered = orders.where('userId', '==', uid).where('status', '==', 'delivered');
  return (await findDocuments(delivered.orderBy('createdAt', 'desc'), 1)).length > 0;
};

/** The public name. An account without a name must not show its address instead. */
const authorOf = ({ uid, displayName, email, photoURL }: Account) => ({
  userId: uid,
  reviewerName: displayName || 'A customer',
  reviewerEmail: email,
  reviewerImage: photoURL,
});

/**
 * The state that decides whether a review waits. The audit log outlives the review, so nobody
 * publishes a hidden one again by deleting it first.
 */
const moderationOf = async (id: string, read: ReadSettings): Promise<Moderation> => {
  const { moderateReviews } = await read();
  if (moderateReviews) return { moderateReviews };
  const last = await lastActionOn({ kind: 'review', id });
  return { moderateReviews, refused: last === 'review-hidden' || last === 'review-deleted' };
};

const draft = async (
  input: ReviewInput,
  author: Account,
  read: ReadSettings,
): Promise<Omit<ReviewDocument, 'requestId'>> => {
  const now = new Date();
  const status = statusOfNew(await moderationOf(reviewIdOf(author.uid), read));
  const verified = await hasDelivery(author.uid);
  return { ...input, ...authorOf(author), status, verified, createdAt: now, updatedAt: now };
};

/**
 * Stores the review of an account, with its name and picture. It is published at once, or waits for
 * approval, as the settings say; after one that an admin hid or removed it always waits. A retry
 * with the same key gets the first answer. Throws `review-exists` for a second review, and
 * `user-not-found` when the account is being deleted.
 */
export const createReview = async (
  request: IdempotentRequest<ReviewInput>,
  author: Account,
  read: ReadSettings = readSettings,
): Promise<Inserted> => {
  const reference = reviews.doc(reviewIdOf(author.uid));
  const sent = { caller: author.uid, ...request, changes: reference };
  await once({ ...sent, checkRights: checkedByRoute }, async (transaction, existing) => {
    if (existing) throw new ApiError('review-exists');
    await refuseIfDeleted(transaction, author.uid);
    const review = { ...(await draft(request.input, author, read)), requestId: transaction.id };
    transaction.create(reference, review);
    moveRating(transaction, undefined, review);
  });
  return { acknowledged: true, insertedId: reference.id };
};

const readOwn = async (transaction: Transaction, uid: string) => {
  const reference = reviews.doc(reviewIdOf(uid));
  const document = await transaction.read(reference);
  return document && { reference, stored: document };
};

const updated = (modifiedCount: 0 | 1): Updated => ({
  acknowledged: true,
  matchedCount: 1,
  modifiedCount,
});

const isSame = (stored: ReviewDocument, { reviewText, reviewRating }: ReviewInput): boolean =>
  stored.reviewText === reviewText && stored.reviewRating === reviewRating;

/**
 * Changes the review of the caller, with the account's current name and picture. It stays public,
 * or waits for approval again, as the settings say; a hidden one, and one after a refused one,
 * always waits. The same text and rating change nothing. Throws `review-not-found`, and
 * `user-not-found` when the account is being deleted.
 */
export const updateOwnReview = (
  input: ReviewInput,
  author: Account,
  read: ReadSettings = readSettings,
): Promise<Updated> =>
  transact(async (transaction) => {
    const own = await readOwn(transaction, author.uid);
    if (!own) throw new ApiError('review-not-found');
    const { reference, stored } = own;
    if (isSame(stored, input)) return updated(0);
    await refuseIfDeleted(transaction, author.uid);
    const moderation = await moderationOf(reference.id, read);
    const status = statusOfEdited(stored.status, moderation);
    const verified = await hasDelivery(author.uid);
    const change = { ...input, ...authorOf(author), status, verified, updatedAt: new Date() };
    transaction.update(reference, change);
    moveRating(transaction, stored, change);
    return updated(1);
  });

/** Deletes the review of the caller, if there is one. */
export const deleteOwnReview = ({ uid }: Pick<Account, 'uid'>): Promise<Deleted> =>
  transact(async (transaction) => {
    const own = await readOwn(transaction, uid);
    if (!own) return { acknowledged: true, deletedCount: 0 };
    transaction.remove(own.reference);
    moveRating(transaction, own.stored, undefined);
    return { acknowledged: true, deletedCount: 1 };
  });
