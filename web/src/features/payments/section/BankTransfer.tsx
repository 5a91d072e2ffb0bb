import Typography from '@mui/material/Typography';
import { amountDueOf, type BankDetails } from 'functions/contract';
import { CopyableFacts } from '../../../domain/money/CopyableFacts.tsx';
import { transferFacts } from '../../../domain/money/transferFacts.ts';
import type { Order } from '../../../domain/order/order.ts';

const factsOf = (bank: BankDetails, order: Order) => {
  const { number: reference, currency } = order;
  return transferFacts({ bank, reference, amount: amountDueOf(order), currency });
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
