import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { OwnReview, ReviewStatus } from 'functions/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { ReviewCard } from '../published/ReviewCard.tsx';

interface OwnReviewPanelProps {
  review: OwnReview;
  busy: boolean;
  onEdit: () => void;
  onDelete: () => Promise<void>;
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
export const OwnReviewPanel = ({ review, busy, onEdit, onDelete }: OwnReviewPanelProps) => {
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
      <ConfirmDialog
        question="Are you sure you want to delete your review?"
        open={open}
        busy={busy}
        onClose={() => setOpen(false)}
        onConfirm={() => onDelete().finally(() => setOpen(false))}
      >
        Its rating no longer counts. You can write another review later.
      </ConfirmDialog>
    </Stack>
  );
};
