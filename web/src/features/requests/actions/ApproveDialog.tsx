import Typography from '@mui/material/Typography';
import { counted, formatCentsIn, type RequestPage } from 'functions/contract';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
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

/** The deed with what is ordered now: only the last approval places the order. */
const deedOf = ({ current, currency }: RequestPage): string => {
  const deed = current && current.missing > 1 ? 'Approve' : 'Approve and order';
  return current?.totals ? `${deed}, ${formatCentsIn(currency, current.totals.total)}` : deed;
};

/** Asks to confirm the totals of now, which are what is approved. */
export const ApproveDialog = ({ request, open, onClose }: ApproveDialogProps) => {
  const { approve } = useRequestActions(request);
  const prices = approvedPrices(request);
  return (
    <ActionDialog
      question={`Approve request ${request.number}?`}
      open={open}
      disabled={prices === null}
      color="primary"
      labels={{ confirm: deedOf(request) }}
      onSend={async () => {
        const { order } = await approve(prices ?? { lines: [] });
        return order ? `Order ${request.number} placed` : 'Your approval counts';
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{consequenceOf(request)}</Typography>
      <RequestAmounts request={request} />
    </ActionDialog>
  );
};
