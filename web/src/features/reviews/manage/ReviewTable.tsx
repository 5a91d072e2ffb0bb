import Typography from '@mui/material/Typography';
import type { ManagedReview } from 'functions/contract';
import { useCallback, useState } from 'react';
import { useFocusRestore } from '../../../lib/browser/useFocusRestore.ts';
import { notified } from '../../../lib/forms/outcomes.ts';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { type ReviewAction, reviewFailure, reviewRowActions } from './reviewActions.ts';
import { compactReview, ReviewDetails, reviewColumns } from './reviewColumns.tsx';

/** A button with a label, and two with icons, in pixels. */
const actionsWidth = 208;

const nameOf = ({ reviewerName }: ManagedReview) => reviewerName;

interface ReviewTableProps {
  reviews: ManagedReview[];
  /** Resolves to a notice of what it did. */
  onAction: (action: ReviewAction, review: ManagedReview) => Promise<string>;
}

/** Reviews with their actions. Only a removal asks for confirmation: all else can be undone. */
export const ReviewTable = ({ reviews, onAction }: ReviewTableProps) => {
  const [removed, setRemoved] = useState<ManagedReview | null>(null);
  const [open, setOpen] = useState(false);
  const { ref, ...focus } = useFocusRestore();
  const { remember } = focus;
  // The same while a dialog opens and closes, so that no row renders again.
  const actions = useCallback(
    (review: ManagedReview) =>
      reviewRowActions(review, (action) => {
        if (action !== 'removed') return void notified(onAction(action, review), reviewFailure);
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
        <ActionDialog
          question="Are you sure you want to remove this review?"
          open={open}
          onSend={() => onAction('removed', removed)}
          failureOf={reviewFailure}
          onClose={() => setOpen(false)}
          onClosed={focus.restore}
        >
          <Typography sx={{ fontWeight: 600 }}>{removed.reviewerName}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{removed.reviewText}</Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            This cannot be undone. To keep the review out of the shop and in this list, hide it.
          </Typography>
        </ActionDialog>
      )}
    </>
  );
};
