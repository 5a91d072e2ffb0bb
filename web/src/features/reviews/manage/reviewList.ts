import { mdiStarOutline } from '@mdi/js';
import { apiRoutes, type ManagedReview, type ReviewFilter } from 'functions/contract';
import type { EmptyText, ListSearchKind } from '../../../domain/list/listKind.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { labelsOf } from '../../../ui/feedback/statusChips.ts';
import { reviewsKey } from '../own/reviewsKey.ts';
import { reviewRows, reviewStatusChips } from './reviewColumns.tsx';

const queryKey = [...reviewsKey, 'managed'];

const emptyTexts: Record<ReviewFilter, EmptyText> = {
  pending: {
    title: 'No review waits',
    advice: 'New and changed reviews that need an approval appear here.',
  },
  published: {
    title: 'Nothing is published',
    advice: 'Reviews that everyone can read appear here.',
  },
  hidden: { title: 'Nothing is hidden', advice: 'Reviews that you hide appear here.' },
  all: {
    title: 'There are no reviews yet',
    advice: 'Reviews that customers write appear here.',
  },
};

/** All reviews, newest first, for admins to approve, hide or remove. */
export const reviewList: ListSearchKind<ManagedReview, ReviewFilter> = {
  title: 'Reviews',
  staffList: 'reviews',
  columns: reviewRows.columns,
  noun: 'review',
  queryKey,
  pages: ({ filter }) =>
    pagedList(queryKey, apiRoutes.listAllReviews, { query: { status: filter } }),
  filter: {
    name: 'status',
    label: 'Reviews by status',
    texts: { ...labelsOf(reviewStatusChips), all: 'All' },
    initial: 'pending',
    all: 'all',
  },
  icon: mdiStarOutline,
  empty: ({ filter }) => emptyTexts[filter],
};
