import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Mail } from 'functions/contract';
import { useState } from 'react';
import { ActionDialog } from '../../ui/inputs/forms/ActionDialog.tsx';
import { useSendAgain } from './useMails.ts';

/** Sends a mail again, after a confirmation. */
export const SendAgain = ({ mail }: { mail: Mail }) => {
  const [isOpen, setOpen] = useState(false);
  const send = useSendAgain(mail._id);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send again
      </Button>
      <ActionDialog
        question="Send this mail again?"
        labels={{ confirm: 'Send mail again' }}
        color="primary"
        open={isOpen}
        onSend={async () => {
          await send();
          return 'The mail is on its way again';
        }}
        onClose={() => setOpen(false)}
      >
        <Typography>
          {`“${mail.message.subject}” goes to ${mail.to.join(', ')} as it was written then.`}
        </Typography>
      </ActionDialog>
    </>
  );
};
