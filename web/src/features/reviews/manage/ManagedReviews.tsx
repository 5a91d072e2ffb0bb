import { mdiStarOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ManagedReview, ReviewFilter } from 'functions/contract';
import { useCallback, useState } from 'react';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { useFocusRestore } from '../../../lib/browser/useFocusRestore.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';
import { type ReviewAction, reviewRowActions } from './reviewActions.ts';
import { compactReview, ReviewDetails, reviewColumns } from './reviewColumns.tsx';
import type { useManagedReviews } from './useManagedReviews.ts';

/** A button with a label, and two with icons, in pixels. */
const actionsWidth = 208;

const nameOf = ({ reviewerName }: ManagedReview) => reviewerName;

interface ReviewTableProps {
  reviews: ManagedReview[];
  busy: boolean;
  onAction: (action: ReviewAction, review: ManagedReview) => Promise<void>;
}

/** Reviews with their actions. Only a removal asks for confirmation: all else can be undone. */
export const ReviewTable = ({ reviews, busy, onAction }: ReviewTableProps) => {
  const [removed, setRemoved] = useState<ManagedReview | null>(null);
  const [open, setOpen] = useState(false);
  const { ref, ...focus } = useFocusRestore();
  const { remember } = focus;
  // The same while a dialog opens and closes, so that no row renders again.
  const actions = useCallback(
    (review: ManagedReview) =>
      reviewRowActions(review, (action) => {
        if (action !== 'removed') return void onAction(action, review);
        remember();
        setRemoved(review);
        setOpen(true);
      }),
    [onAction, remember],
  );
  return (
    <>
      <div ref={ref}>
        <DataList
          label="Reviews"
          rows={reviews}
          columns={reviewColumns}
          compact={compactReview}
          nameOf={nameOf}
          actions={actions}
          actionsHeader="Action"
          actionsWidth={actionsWidth}
          details={ReviewDetails}
        />
      </div>
      {removed && (
        <ConfirmDialog
          question="Are you sure you want to remove this review?"
          open={open}
          busy={busy}
          onClose={() => setOpen(false)}
          onClosed={focus.restore}
          onConfirm={() => onAction('removed', removed).finally(() => setOpen(false))}
        >
          <Typography sx={{ fontWeight: 600 }}>{removed.reviewerName}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{removed.reviewText}</Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            This cannot be undone. To keep the review out of the shop and in this list, hide it.
          </Typography>
        </ConfirmDialog>
      )}
    </>
  );
};

const emptyTexts: Record<ReviewFilter, [title: string, text: string]> = {
  pending: ['No review waits', 'New and changed reviews that need an approval appear here.'],
  published: ['Nothing is published', 'Reviews that everyone can read appear here.'],
  hidden: ['Nothing is hidden', 'Reviews that you hide appear here.'],
  all: ['There are no reviews yet', 'Reviews that customers write appear here.'],
};

interface ManagedReviewsProps extends Omit<ReviewTableProps, 'reviews'> {
  list: ReturnType<typeof useManagedReviews>;
  filter: ReviewFilter;
}

/** The reviews with a status, or their loading, empty or error state. */
export const ManagedReviews = ({ list, filter, ...props }: ManagedReviewsProps) => {
  const { isPending, data, error, refetch } = list;
  if (isPending) return <ListSkeleton label="Loading the reviews" />;
  const [title, text] = emptyTexts[filter];
  return (
    <Stack useFlexGap spacing={2}>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && (
        <EmptyState icon={mdiStarOutline} title={title}>
          {text}
        </EmptyState>
      )}
      {data && data.length > 0 && <ReviewTable reviews={data} {...props} />}
      {list.hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
