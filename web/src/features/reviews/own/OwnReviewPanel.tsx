import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { OwnReview, ReviewStatus } from 'functions/contract';
import { useState } from 'react';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { ReviewCard } from '../published/ReviewCard.tsx';

interface OwnReviewPanelProps {
  review: OwnReview;
  onEdit: () => void;
  /** Resolves to a notice of what it did. */
  onDelete: () => Promise<string>;
}

const statusTexts: Record<
  ReviewStatus,
  { severity: 'success' | 'info' | 'warning'; text: string }
> = {
  published: { severity: 'success', text: 'Your review is published. Everyone can read it.' },
  pending: {
    severity: 'info',
    text: 'Your review waits for approval. Until then, only you can read it.',
  },
  hidden: {
    severity: 'warning',
    text: 'The shop has hidden your review, so only you can read it. If you change it, the shop looks at it again.',
  },
};

/** One's own review with its status, to edit and delete. */
export const OwnReviewPanel = ({ review, onEdit, onDelete }: OwnReviewPanelProps) => {
  const [open, setOpen] = useState(false);
  const { severity, text } = statusTexts[review.status];
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 720 }}>
      <Alert severity={severity}>{text}</Alert>
      <ReviewCard review={review} heading="h2" />
      <Stack direction="row" spacing={1.5}>
        <Button variant="contained" startIcon={<Icon path={mdiPencilOutline} />} onClick={onEdit}>
          Edit review
        </Button>
        <Button
          variant="outlined"
          color="error"
          startIcon={<Icon path={mdiDeleteOutline} />}
          onClick={() => setOpen(true)}
        >
          Delete review
        </Button>
      </Stack>
      <ActionDialog
        question="Are you sure you want to delete your review?"
        labels={{ confirm: 'Delete review' }}
        open={open}
        onSend={onDelete}
        onClose={() => setOpen(false)}
      >
        Its rating no longer counts. You can write another review later.
      </ActionDialog>
    </Stack>
  );
};
