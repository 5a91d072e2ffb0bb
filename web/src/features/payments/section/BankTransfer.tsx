import Typography from '@mui/material/Typography';
import {
  amountDueOf,
  type BankDetails,
  bankCodeLabel,
  decimalCents,
  formatCentsIn,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { type CopyableFact, CopyableFacts } from './CopyableFacts.tsx';

const factsOf = (bank: BankDetails, order: Order): CopyableFact[] => {
  const due = amountDueOf(order);
  return [
    { name: 'Account holder', text: bank.holder },
    { name: 'Bank', text: bank.bankName },
    { name: 'Account number', text: bank.account },
    { name: bankCodeLabel, text: bank.code },
    { name: 'Reference', text: order.number },
    { name: 'Amount', text: formatCentsIn(order.currency, due), copy: decimalCents(due) },
  ].filter(({ text }) => text !== '');
};

interface BankTransferProps {
  bank: BankDetails;
  order: Order;
}

/** The bank details and the reference with which a customer transfers what is due. */
export const BankTransfer = ({ bank, order }: BankTransferProps) =>
  bank.account === '' ? (
    <Typography>You get our bank details with the invoice.</Typography>
  ) : (
    <>
      <Typography sx={{ mb: 1 }}>
        Transfer the amount to this account, with the order number as the reference.
      </Typography>
      <CopyableFacts label="Bank details" facts={factsOf(bank, order)} />
    </>
  );
