import type { RequestPage } from 'functions/contract';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { useRequestActions } from './useRequestActions.ts';

interface WithdrawDialogProps {
  request: RequestPage;
  open: boolean;
  onClose: () => void;
}

export const WithdrawDialog = ({ request, open, onClose }: WithdrawDialogProps) => {
  const { withdraw } = useRequestActions(request);
  return (
    <ActionDialog
      question={`Withdraw request ${request.number}?`}
      open={open}
      labels={{ confirm: 'Withdraw', close: 'Close' }}
      onSend={async () => {
        await withdraw();
        return `Request ${request.number} withdrawn`;
      }}
      onClose={onClose}
    >
      {`Nothing is ordered. You can send a new request ${request.quote ? 'on the page of the offer' : 'at the checkout'}.`}
    </ActionDialog>
  );
};
