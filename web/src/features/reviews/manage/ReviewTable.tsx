import Typography from '@mui/material/Typography';
import type { ManagedReview } from 'functions/contract';
import { useCallback } from 'react';
import { useMay } from '../../../domain/staff/useMay.ts';
import { notified } from '../../../lib/forms/outcomes.ts';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { useItemDialog } from '../../../ui/lists/useItemDialog.ts';
import { type ReviewAction, reviewFailure, reviewRowActions } from './reviewActions.ts';
import { reviewRows } from './reviewColumns.tsx';

/** A button with a label, and two with icons, in pixels. */
const actionsWidth = 208;

interface ReviewTableProps {
  reviews: ManagedReview[];
  /** Resolves to a notice of what it did. */
  onAction: (action: ReviewAction, review: ManagedReview) => Promise<string>;
}

/** Reviews with their actions. Only a removal asks for confirmation: all else can be undone. */
export const ReviewTable = ({ reviews, onAction }: ReviewTableProps) => {
  const { ref, chosen, choose, dialog } = useItemDialog<ManagedReview>();
  const may = useMay();
  const actions = useCallback(
    (review: ManagedReview) =>
      reviewRowActions(review, may, (action) => {
        if (action === 'removed') choose(review);
        else void notified(onAction(action, review), reviewFailure);
      }),
    [may, onAction, choose],
  );
  return (
    <>
      <div ref={ref}>
        <DataList
          label="Reviews"
          rows={reviews}
          {...reviewRows}
          actions={actions}
          actionsHeader="Action"
          actionsWidth={actionsWidth}
        />
      </div>
      {chosen && (
        <ActionDialog
          key={chosen.visit}
          question="Are you sure you want to remove this review?"
          labels={{ confirm: 'Remove review' }}
          onSend={() => onAction('removed', chosen.item)}
          failureOf={reviewFailure}
          {...dialog}
        >
          <Typography sx={{ fontWeight: 600 }}>{chosen.item.reviewerName}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{chosen.item.reviewText}</Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            This cannot be undone. To keep the review out of the shop and in this list, hide it.
          </Typography>
        </ActionDialog>
      )}
    </>
  );
};
