import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import {
  apiRoutes,
  counted,
  formatCentsIn,
  isCardAmount,
  type JointPayment,
} from 'functions/contract';
import { CardButton } from '../../domain/card/CardButton.tsx';
import { useCardPage } from '../../domain/card/useCardPage.ts';
import { TransferDetails } from '../../domain/money/TransferDetails.tsx';
import { useJointPayment } from '../../domain/money/useJointPayment.ts';
import { useShop } from '../../domain/shop/useShop.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { callApi } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { ClosableDialog } from '../../ui/feedback/ClosableDialog.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';

/** Whether a card can pay invoices together. */
const useCardForInvoices = ({ total }: JointPayment): boolean =>
  Boolean(useShop().data?.cardPayments) && isCardAmount(total);

/** A button that leads to the payment of several invoices by card. */
const JointCardPayment = ({ payment }: { payment: JointPayment }) => {
  const client = useQueryClient();
  const invoices = payment.invoices.map(({ number }) => number);
  const page = useCardPage({
    request: () => callApi(apiRoutes.payTogetherByCard, { body: { invoices } }),
    refresh: () => invalidateQueries(client, ['invoices']),
  });
  return <CardButton amount={payment.total} currency={payment.currency} page={page} />;
};

const list = { m: 0, mb: 2, p: 0, listStyle: 'none' } as const;
const row = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 } as const;
const amountCell = { whiteSpace: 'nowrap' } as const;

const Invoices = ({ invoices, currency }: JointPayment) => (
  <Box component="ul" aria-label="Invoices" sx={list}>
    {invoices.map(({ number, dueAt, open }) => (
      <Box component="li" key={number} sx={row}>
        <span>{dueAt ? `${number}, due ${formatDate(dueAt)}` : number}</span>
        <Box component="span" sx={amountCell}>
          {formatCentsIn(currency, open)}
        </Box>
      </Box>
    ))}
  </Box>
);

const Transfer = ({ payment, hasCard }: { payment: JointPayment; hasCard: boolean }) => {
  const { reference, total: amount, currency, bank } = payment;
  if (bank.account === '')
    return <Typography>You get our bank details with each invoice.</Typography>;
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {`${hasCard ? 'Or transfer' : 'Transfer'} the sum to this account, with this reference, which names all the invoices.`}
      </Typography>
      <TransferDetails bank={bank} reference={reference} amount={amount} currency={currency} />
    </>
  );
};

const HowToPay = ({ payment, chosen }: { payment: JointPayment; chosen: number }) => {
  const paid = chosen - payment.invoices.length;
  const hasCard = useCardForInvoices(payment);
  return (
    <>
      {paid > 0 && (
        <Typography sx={{ mb: 1 }}>
          {`${counted(paid, 'invoice')} no longer open and left out.`}
        </Typography>
      )}
      <Invoices {...payment} />
      {hasCard && <JointCardPayment payment={payment} />}
      <Transfer payment={payment} hasCard={hasCard} />
    </>
  );
};

interface JointPaymentDialogProps {
  numbers: readonly string[];
  open: boolean;
  onClose: () => void;
}

/** How to pay several invoices at once, by card or by transfer, with what is open of them now. */
export const JointPaymentDialog = ({ numbers, open, onClose }: JointPaymentDialogProps) => {
  const { data, isPending, error, refetch } = useJointPayment(numbers, open);
  return (
    <ClosableDialog title="Pay together" open={open} onClose={onClose} maxWidth="sm">
      {isPending && <Skeleton variant="rounded" height={240} aria-label="Loading" />}
      <ListError message={error ? messageOf(error) : undefined} onRetry={() => void refetch()} />
      {data && <HowToPay payment={data} chosen={numbers.length} />}
    </ClosableDialog>
  );
};
