import type { RequestPage } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { messageOf } from '../../../lib/api/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';
import { useRequestActions } from './useRequestActions.ts';

interface WithdrawDialogProps {
  request: RequestPage;
  open: boolean;
  onClose: () => void;
}

export const WithdrawDialog = ({ request, open, onClose }: WithdrawDialogProps) => {
  const { withdrawal } = useRequestActions(request);
  const withdraw = async () => {
    const done = await withdrawal.mutateAsync().catch(() => null);
    if (!done) return;
    onClose();
    enqueueSnackbar(`Request ${request.number} withdrawn`, { variant: 'success' });
  };
  return (
    <ConfirmDialog
      question={`Withdraw request ${request.number}?`}
      open={open}
      busy={withdrawal.isPending}
      labels={{ confirm: 'Withdraw', close: 'Close' }}
      onConfirm={withdraw}
      onClose={onClose}
    >
      {`Nothing is ordered. You can send a new request ${request.quote ? 'on the page of the offer' : 'at the checkout'}.`}
      <FormFailureText>{withdrawal.error ? messageOf(withdrawal.error) : ''}</FormFailureText>
    </ConfirmDialog>
  );
};
