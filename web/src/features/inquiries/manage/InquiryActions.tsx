import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { apiRoutes, type Inquiry, type InquiryStatus, inquiryLifecycle } from 'functions/contract';
import { useState } from 'react';
import { useMay } from '../../../domain/staff/useMay.ts';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { moveTexts } from './inquiryTexts.ts';

interface InquiryActionsProps {
  inquiry: Inquiry;
  onMove: (status: InquiryStatus) => Promise<void>;
  /** Resolves to a notice of what it did. */
  onDelete: () => Promise<string>;
}

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** The statuses to which an inquiry can be moved, and its deletion. */
export const InquiryActions = ({ inquiry, onMove, onDelete }: InquiryActionsProps) => {
  const [moving, setMoving] = useState<InquiryStatus | null>(null);
  const [isAsking, setAsking] = useState(false);
  const may = useMay();
  const move = (status: InquiryStatus) => {
    setMoving(status);
    void onMove(status).finally(() => setMoving(null));
  };
  return (
    <Box sx={bar}>
      {inquiryLifecycle
        .allowed(inquiry.status, may(apiRoutes.moveInquiry) ? ['admin'] : [])
        .map((status) => (
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
      {may(apiRoutes.deleteInquiry) && (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          Delete
        </Button>
      )}
      <ActionDialog
        question="Delete this inquiry?"
        labels={{ confirm: 'Delete inquiry' }}
        open={isAsking}
        onSend={onDelete}
        onClose={() => setAsking(false)}
      >
        <Typography>
          {`The inquiry of ${inquiry.email}, our replies and the mails about it are removed for good. Mails that were sent stay where they arrived.`}
        </Typography>
      </ActionDialog>
    </Box>
  );
};
