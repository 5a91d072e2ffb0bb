import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';

interface LeaveCompanyProps {
  companyName: string;
  /** Resolves when the account has left, or was kept. */
  onLeave: () => Promise<void>;
}

/** Lets a member leave the company. */
export const LeaveCompany = ({ companyName, onLeave }: LeaveCompanyProps) => {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Leave the company
      </Button>
      <ConfirmDialog
        question="Leave this company?"
        labels={{ confirm: 'Leave', close: 'Stay' }}
        open={open}
        busy={busy}
        onClose={() => setOpen(false)}
        onConfirm={async () => {
          setBusy(true);
          await onLeave();
          setBusy(false);
          setOpen(false);
        }}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {`You can no longer order for ${companyName} or see its pages. What you have sent for approval is withdrawn, and your orders stay with the company. Only an owner can invite you again.`}
        </Typography>
      </ConfirmDialog>
    </>
  );
};
