import Typography from '@mui/material/Typography';
import { counted, type RequestPage } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { messageOf } from '../../../lib/api/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';
import { RequestAmounts } from '../details/RequestAmounts.tsx';
import { approvedPrices, useRequestActions } from './useRequestActions.ts';

interface ApproveDialogProps {
  request: RequestPage;
  open: boolean;
  onClose: () => void;
}

const consequenceOf = ({ current, requester, quote }: RequestPage): string => {
  if (current && current.missing > 1) {
    return `Your approval counts. ${counted(current.missing - 1, 'more approval')} is needed before the order is placed.`;
  }
  return quote
    ? `This accepts the offer ${quote.number}: it becomes an order of ${requester.name} for the company.`
    : `This places the order of ${requester.name} for the company.`;
};

/** Asks to confirm the totals of now, which are what is approved. */
export const ApproveDialog = ({ request, open, onClose }: ApproveDialogProps) => {
  const { approval } = useRequestActions(request);
  const prices = approvedPrices(request);
  const approve = async () => {
    if (!prices) return;
    const approved = await approval.mutateAsync(prices).catch(() => null);
    if (!approved) return;
    onClose();
    const text = approved.order ? `Order ${request.number} placed` : 'Your approval counts';
    enqueueSnackbar(text, { variant: 'success' });
  };
  return (
    <ConfirmDialog
      question={`Approve request ${request.number}?`}
      open={open}
      busy={approval.isPending}
      disabled={prices === null}
      color="primary"
      labels={{ confirm: 'Approve', close: 'Close' }}
      onConfirm={approve}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{consequenceOf(request)}</Typography>
      <RequestAmounts request={request} />
      <FormFailureText>{approval.error ? messageOf(approval.error) : ''}</FormFailureText>
    </ConfirmDialog>
  );
};
