import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Mail } from 'functions/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';

interface SendAgainProps {
  mail: Mail;
  busy: boolean;
  onConfirm: () => Promise<void>;
}

/** Sends a mail again, after a confirmation. */
export const SendAgain = ({ mail, busy, onConfirm }: SendAgainProps) => {
  const [isOpen, setOpen] = useState(false);
  const confirm = async () => {
    await onConfirm();
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send again
      </Button>
      <ConfirmDialog
        question="Send this mail again?"
        color="primary"
        open={isOpen}
        busy={busy}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <Typography>
          {`“${mail.message.subject}” goes to ${mail.to.join(', ')} as it was written then.`}
        </Typography>
      </ConfirmDialog>
    </>
  );
};
