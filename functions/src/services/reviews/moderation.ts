import {
  type AuditAction,
  type AuditFields,
  type Deleted,
  type ManagedReview,
  type ModeratedStatus,
  type ModerationInput,
  type ReviewFilter,
  reviewLifecycle,
  type Updated,
} from '../../contract/index.ts';
import { managedReviewFields } from '../../contract/reviews/fields.ts';
import type { ReviewDocument } from '../../documents/people/reviews.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { reviews } from '../../store/collections/collections.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { Page, PageRequest } from '../../store/reads/queries.ts';
import { resource } from '../../store/resource/resource.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { moveRating } from './ratings.ts';
import { newestReviews } from './reviews.ts';

/** Reviews, as admins see them. */
const reviewResource = resource({
  collection: reviews,
  fields: managedReviewFields,
  notFound: 'review-not-found',
});
const { toSent: toManaged } = reviewResource;

/** The reviews that a filter selects. */
export const reviewsWith = (filter: ReviewFilter) =>
  filter === 'all' ? reviews : reviews.where('status', '==', filter);

/** A page of the reviews with a status, or of all, newest first. */
export const listAllReviews = (
  filter: ReviewFilter,
  page: PageRequest,
): Promise<Page<ManagedReview>> =>
  readPage({ query: reviewsWith(filter), order: newestReviews, toItem: toManaged }, page);

const readReview = async (transaction: Transaction, id: string): Promise<ReviewDocument> =>
  reviewResource.existing(await transaction.read(reviewResource.reference(id)));

const actions: Record<ModeratedStatus, AuditAction> = {
  published: 'review-published',
  hidden: 'review-hidden',
};

const auditedFields = ({ status, reviewText, reviewRating }: ManagedReview): AuditFields => ({
  status,
  reviewRating,
  reviewText,
});

const targetOf = ({ _id: id, reviewerName: label }: ManagedReview) =>
  ({ kind: 'review', id, label }) as const;

/**
 * Publishes or hides a review and records it in the audit log; a repetition changes nothing. Throws
 * `review-not-found`, and `precondition-failed` if its author has changed the review meanwhile.
 */
export const moderateReview = (
  id: string,
  { status, updatedAt }: ModerationInput,
  caller: Caller,
): Promise<Updated> =>
  transact(async (transaction) => {
    const stored = await readReview(transaction, id);
    const review = toManaged(id, stored);
    if (review.updatedAt !== updatedAt) throw new ApiError('precondition-failed', { review });
    if (!reviewLifecycle.allowed(review.status, ['admin']).includes(status)) {
      return { acknowledged: true, matchedCount: 1, modifiedCount: 0 };
    }
    transaction.update(reviews.doc(id), { status });
    moveRating(transaction, stored, { ...stored, status });
    recordAudit(transaction, caller, {
      action: actions[status],
      target: targetOf(review),
      before: auditedFields(review),
      after: auditedFields({ ...review, status }),
    });
    return { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
  });

/** Deletes a review and records it in the audit log. Throws `review-not-found`. */
export const deleteReview = (id: string, caller: Caller): Promise<Deleted> =>
  transact(async (transaction) => {
    const stored = await readReview(transaction, id);
    const review = toManaged(id, stored);
    transaction.remove(reviews.doc(id));
    moveRating(transaction, stored, undefined);
    recordAudit(transaction, caller, {
      action: 'review-deleted',
      target: targetOf(review),
      before: auditedFields(review),
      after: {},
    });
    return { acknowledged: true, deletedCount: 1 };
  });
