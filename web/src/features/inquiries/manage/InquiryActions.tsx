import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { allowedInquiryStatuses, type Inquiry, type InquiryStatus } from 'functions/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { moveTexts } from './inquiryTexts.ts';

interface InquiryActionsProps {
  inquiry: Inquiry;
  onMove: (status: InquiryStatus) => Promise<void>;
  /** Resolves when the inquiry is deleted, or was not. */
  onDelete: () => Promise<void>;
}

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** The statuses to which an inquiry can be moved, and its deletion. */
export const InquiryActions = ({ inquiry, onMove, onDelete }: InquiryActionsProps) => {
  const [moving, setMoving] = useState<InquiryStatus | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const move = (status: InquiryStatus) => {
    setMoving(status);
    void onMove(status).finally(() => setMoving(null));
  };
  const confirm = async () => {
    setDeleting(true);
    await onDelete().finally(() => setDeleting(false));
    setAsking(false);
  };
  return (
    <Box sx={bar}>
      {allowedInquiryStatuses(inquiry.status).map((status) => (
        <Button
          key={status}
          variant="outlined"
          loading={moving === status}
          disabled={moving !== null}
          onClick={() => move(status)}
        >
          {moveTexts[status].action}
        </Button>
      ))}
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        question="Delete this inquiry?"
        open={isAsking}
        busy={isDeleting}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <Typography>
          {`The inquiry of ${inquiry.email}, our replies and the mails about it are removed for good. Mails that were sent stay where they arrived.`}
        </Typography>
      </ConfirmDialog>
    </Box>
  );
};
