import Typography from '@mui/material/Typography';
import { amountDueOf, type BankDetails, transferReferenceOf } from 'functions/contract';
import { TransferDetails } from '../../../domain/money/TransferDetails.tsx';
import type { Order } from '../../../domain/order/order.ts';

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
        Transfer the amount to this account, with exactly this reference.
      </Typography>
      <TransferDetails
        bank={bank}
        reference={transferReferenceOf(order)}
        amount={amountDueOf(order)}
        currency={order.currency}
      />
    </>
  );
