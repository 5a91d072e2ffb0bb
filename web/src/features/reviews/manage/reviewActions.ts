import { mdiCheck, mdiDeleteOutline, mdiEyeOffOutline } from '@mdi/js';
import {
  apiRoutes,
  type ManagedReview,
  type ModeratedStatus,
  reviewLifecycle,
} from 'functions/contract';
import { permitted } from '../../../domain/staff/permitted.ts';
import type { May } from '../../../domain/staff/useMay.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import type { RowAction } from '../../../ui/lists/rows/dataListProps.ts';

/** An admin's actions on a review. */
export type ReviewAction = ModeratedStatus | 'removed';

/** The toast after each action. */
export const doneTexts: Record<ReviewAction, (name: string) => string> = {
  published: (name) => `The review of ${name} is published`,
  hidden: (name) => `The review of ${name} is hidden`,
  removed: (name) => `The review of ${name} is removed`,
};

/** Why an action failed. */
export const reviewFailure = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'precondition-failed'
    ? 'Its author has just changed this review. Read it again before you decide.'
    : messageOf(error);

const looks: Record<ModeratedStatus, { label: string; icon: string }> = {
  published: { label: 'Approve', icon: mdiCheck },
  hidden: { label: 'Hide', icon: mdiEyeOffOutline },
};

/** The actions on a review in the list. */
export const reviewRowActions = (
  review: ManagedReview,
  may: May,
  onAction: (action: ReviewAction, review: ManagedReview) => void,
): RowAction[] =>
  permitted<RowAction>(may, [
    ...reviewLifecycle.allowed(review.status, ['admin']).map((status) => ({
      ...looks[status],
      showsLabel: status === 'published',
      run: () => onAction(status, review),
      call: apiRoutes.moderateReview,
    })),
    {
      label: 'Remove',
      icon: mdiDeleteOutline,
      destructive: true,
      run: () => onAction('removed', review),
      call: apiRoutes.deleteReview,
    },
  ]);
