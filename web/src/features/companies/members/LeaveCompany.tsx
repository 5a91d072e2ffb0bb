import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';

interface LeaveCompanyProps {
  companyName: string;
  /** Resolves to a notice of what it did. */
  onLeave: () => Promise<string>;
}

/** Lets a member leave the company. */
export const LeaveCompany = ({ companyName, onLeave }: LeaveCompanyProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Leave the company
      </Button>
      <ActionDialog
        question="Leave this company?"
        labels={{ confirm: 'Leave company', close: 'Stay' }}
        open={open}
        onClose={() => setOpen(false)}
        onSend={onLeave}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {`You can no longer order for ${companyName} or see its pages. What you have sent for approval is withdrawn, and your orders stay with the company. Only an owner can invite you again.`}
        </Typography>
      </ActionDialog>
    </>
  );
};
