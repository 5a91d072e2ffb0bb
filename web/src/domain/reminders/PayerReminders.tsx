import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { enqueueSnackbar } from 'notistack';
import { useEffect } from 'react';
import { messageOf } from '../../lib/api/messages.ts';
import type { DialogState } from '../../ui/inputs/forms/FormDialog.tsx';
import { RemindersDialog } from './RemindersDialog.tsx';
import { useLateOrders } from './useReminders.ts';

/** Sends reminders of all late orders of a payer, after a question. */
export const PayerReminders = ({ payerId, ...dialog }: { payerId: string } & DialogState) => {
  const { data, error } = useLateOrders(payerId, dialog.open);
  const { onClose } = dialog;
  const isSettled = data?.length === 0;
  useEffect(() => {
    if (!error && !isSettled) return;
    const text = error ? messageOf(error) : 'No payment of this customer is late any more.';
    enqueueSnackbar(text, { variant: error ? 'error' : 'info' });
    onClose();
  }, [error, isSettled, onClose]);
  if (data && data.length > 0) return <RemindersDialog orders={data} {...dialog} />;
  return (
    <Backdrop open={dialog.open} sx={{ zIndex: 'modal' }}>
      <CircularProgress aria-label="Loading the late orders" />
    </Backdrop>
  );
};
