import Typography from '@mui/material/Typography';
import type { ManagedReview } from 'functions/contract';
import { useCallback, useState } from 'react';
import { useFocusRestore } from '../../../lib/browser/useFocusRestore.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { type ReviewAction, reviewRowActions } from './reviewActions.ts';
import { compactReview, ReviewDetails, reviewColumns } from './reviewColumns.tsx';

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
