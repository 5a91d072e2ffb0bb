import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { useDecline } from '../data/useInvitation.ts';

interface DeclineInvitationProps {
  id: string;
  companyName: string;
  uid: string;
}

/** Lets the account that is invited decline. */
export const DeclineInvitation = ({ id, companyName, uid }: DeclineInvitationProps) => {
  const [open, setOpen] = useState(false);
  const decline = useDecline(uid);
  const send = async () => {
    await decline(id);
    return `You have declined to join ${companyName}`;
  };
  return (
    <>
      <Button size="large" variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        Decline
      </Button>
      <ActionDialog
        question="Decline this invitation?"
        labels={{ confirm: 'Decline invitation', close: 'Keep it' }}
        open={open}
        onClose={() => setOpen(false)}
        onSend={send}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {`Its link stops working, and the owners of ${companyName} see in their log that you declined. They can invite you again.`}
        </Typography>
      </ActionDialog>
    </>
  );
};
