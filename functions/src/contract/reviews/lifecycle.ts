/**
 * The lifecycle of a review: its statuses, and what a change of its text or a decision of an admin
 * makes of them. All rules that depend on a status are here; other modules only ask.
 */
import { lifecycle } from '../kinds/lifecycle.ts';

/** The statuses of a review: it waits for approval, everyone sees it, or an admin has hidden it. */
export const reviewStatuses = ['pending', 'published', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** The statuses to which an admin can move a review. */
export const moderatedStatuses = ['published', 'hidden'] as const;
export type ModeratedStatus = (typeof moderatedStatuses)[number];

/** The filters of the admins' list of reviews. */
export const reviewFilters = ['all', ...reviewStatuses] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

export const reviewLifecycle = lifecycle({
  statuses: reviewStatuses,
  first: ['pending', 'published'],
  transitions: [
    { from: 'pending', to: 'published', by: ['admin'] },
    { from: 'pending', to: 'hidden', by: ['admin'] },
    { from: 'published', to: 'hidden', by: ['admin'] },
    { from: 'hidden', to: 'published', by: ['admin'] },
  ],
});

/** The status that lets everyone see a review. */
export const publicStatus: ReviewStatus = 'published';

/** Whether everyone sees a review, and its rating counts. */
export const isPublished = ({ status }: { status: ReviewStatus }): boolean =>
  status === publicStatus;

/** Whether a review waits for an admin. */
export const isPending = ({ status }: { status: ReviewStatus }): boolean => status === 'pending';

/** Whether an admin has hidden a review. */
export const isHidden = ({ status }: { status: ReviewStatus }): boolean => status === 'hidden';

/** The setting that decides whether reviews wait for approval. */
export interface Moderation {
  moderateReviews: boolean;
  /** Whether an admin hid or removed what the author wrote last. */
  refused?: boolean;
}

/**
 * The status of a new review. One after a refused one always waits, whatever its author deleted.
 */
export const statusOfNew = ({ moderateReviews, refused = false }: Moderation): ReviewStatus =>
  moderateReviews || refused ? 'pending' : 'published';

/**
 * The status of a review that its author has changed. A hidden one always waits, so that nobody can
 * publish it again with a small change.
 */
export const statusOfEdited = (status: ReviewStatus, moderation: Moderation): ReviewStatus =>
  status === 'hidden' ? 'pending' : statusOfNew(moderation);
