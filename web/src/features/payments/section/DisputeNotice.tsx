import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import {
  type Currency,
  counted,
  disputeReasonText,
  disputeStatusText,
  formatCentsIn,
  isEndedDispute,
  needsAnswer,
  type OrderDispute,
} from 'functions/contract';
import { formatDateTime } from '../../../domain/time/dates.ts';

const fundsTexts: Record<OrderDispute['funds'], string> = {
  untouched: '',
  withdrawn: 'Stripe has taken the money from the shop until the bank has decided.',
  reinstated: 'Stripe has given the money back to the shop.',
};

const answerText = ({ dueBy, ...dispute }: OrderDispute): string => {
  if (!needsAnswer(dispute)) return '';
  return dueBy
    ? `Answer it at Stripe by ${formatDateTime(dueBy)}, or the money is lost.`
    : 'Answer it at Stripe, or the money is lost.';
};

const partText = ({ orderNumbers }: OrderDispute): string =>
  orderNumbers
    ? `It is this order’s part of a payment for ${counted(orderNumbers.length, 'order')}.`
    : '';

const severityOf = (dispute: OrderDispute) => {
  if (!isEndedDispute(dispute)) return 'warning';
  return dispute.status === 'lost' ? 'error' : 'info';
};

interface DisputeNoticeProps {
  dispute: OrderDispute;
  /** The currency of the order. */
  currency: Currency;
  /** Admins also read what to do, and where the money is. */
  isAdmin: boolean;
}

/** A payment by card that the customer disputes at the bank. */
export const DisputeNotice = ({ dispute, currency, isAdmin }: DisputeNoticeProps) => {
  const texts = [
    partText(dispute),
    ...(isAdmin ? [answerText(dispute), fundsTexts[dispute.funds]] : []),
  ];
  return (
    <Alert severity={severityOf(dispute)} role="note">
      <AlertTitle>
        {`A card payment of ${formatCentsIn(currency, dispute.amount)} is disputed`}
      </AlertTitle>
      {`Reason at the bank: ${disputeReasonText(dispute)}. Status: ${disputeStatusText(dispute)}. `}
      {texts.filter(Boolean).join(' ')}
    </Alert>
  );
};
