import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import {
  type Actor,
  amountDueOf,
  apiRoutes,
  type InvoiceSummary,
  type OrderPayments,
  paysFor,
  refundDueOf,
} from 'functions/contract';
import { Suspense } from 'react';
import { CardReturnNotice } from '../../../domain/card/CardReturnNotice.tsx';
import { DownloadButton } from '../../../domain/documents/DownloadButton.tsx';
import { readInvoicePdf } from '../../../domain/documents/readInvoicePdf.ts';
import { invoiceKindTexts } from '../../../domain/money/invoiceKindTexts.ts';
import type { Order } from '../../../domain/order/order.ts';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { useActing } from '../../../domain/staff/useActing.ts';
import { useMayOn } from '../../../domain/staff/useMayOn.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { useFocusRestore } from '../../../lib/browser/useFocusRestore.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { useCardReturn } from '../card/useCardReturn.ts';
import type { useOrderPayments } from '../data/useOrderPayments.ts';
import { PaymentDialogs, usePaymentDialogs } from '../dialogs/usePaymentDialogs.ts';
import { DisputeNotice } from './DisputeNotice.tsx';
import { HowToPay } from './HowToPay.tsx';
import { PaymentEntries } from './PaymentEntries.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { SubHeading } from './SubHeading.tsx';

// Customers never load it.
const ReminderNotes = lazyComponent(() => import('./ReminderNotes.tsx'), 'ReminderNotes');

/** The height of the buttons and of the lines above them, in pixels, so that nothing moves. */
const reservedFor = ({ reminders = [], promise }: Order): number =>
  44 + 24 * [reminders.length > 0, promise].filter(Boolean).length;

const nameOf = ({ kind, number }: InvoiceSummary): string => `${invoiceKindTexts[kind]} ${number}`;

const list = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** The invoices of an order, as PDF files. */
const InvoiceDownloads = ({ invoices }: { invoices: readonly InvoiceSummary[] }) => (
  <Box component="ul" aria-label="Documents" sx={list}>
    {invoices.map((invoice) => (
      <li key={invoice.number}>
        <DownloadButton document={nameOf(invoice)} read={() => readInvoicePdf(invoice)}>
          {`${nameOf(invoice)}, ${formatDate(invoice.issuedAt)} (PDF)`}
        </DownloadButton>
      </li>
    ))}
  </Box>
);

interface AdminButtonsProps {
  order: Order;
  onRecord: () => void;
  onRefund: () => void;
}

const AdminButtons = ({ order, onRecord, onRefund }: AdminButtonsProps) => {
  const isRefundDue = refundDueOf(order) > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isRefundDue && (
        <Allowed call={apiRoutes.refundPayment}>
          <Button variant="contained" onClick={onRefund}>
            Refund
          </Button>
        </Allowed>
      )}
      <Allowed call={apiRoutes.recordPayment}>
        <Button variant={amountDueOf(order) > 0 ? 'contained' : 'outlined'} onClick={onRecord}>
          Record a payment
        </Button>
      </Allowed>
    </Box>
  );
};

interface ContentProps {
  order: Order;
  caller: Actor;
  data: OrderPayments;
}

const Content = ({ order, caller, data }: ContentProps) => {
  const { ref, remember, restore } = useFocusRestore();
  const { payments } = data;
  const reversing = useActing(caller, apiRoutes.reversePayment);
  const seesInvoices = useMayOn(order, caller)(apiRoutes.getInvoice);
  // Credit notes have a separate card, with what they are about.
  const invoices = data.invoices.filter(({ kind }) => kind === 'invoice');
  const dialogs = usePaymentDialogs({
    order,
    canOpen: caller.staff,
    onOpen: remember,
    onClosed: restore,
  });
  const card = useCardReturn(order);
  const canPay = paysFor(order, caller) && amountDueOf(order) > 0 && card.state !== 'waiting';
  return (
    <>
      <Stack ref={ref} spacing={2.5}>
        <CardReturnNotice state={card.state} onCheckAgain={card.checkAgain} />
        {(order.disputes ?? []).map((dispute) => (
          <DisputeNotice
            key={dispute.id}
            dispute={dispute}
            currency={order.currency}
            isAdmin={caller.staff}
          />
        ))}
        <PaymentSummary order={order} />
        {caller.staff && (
          <AdminButtons order={order} onRecord={dialogs.record} onRefund={dialogs.refund} />
        )}
        {caller.staff && amountDueOf(order) > 0 && (
          <Suspense fallback={<Box sx={{ height: reservedFor(order) }} />}>
            <ReminderNotes order={order} />
          </Suspense>
        )}
        {canPay && <HowToPay order={order} payments={data} />}
        <div>
          <SubHeading>Payments</SubHeading>
          <PaymentEntries
            entries={payments}
            order={order}
            onReverse={reversing.staff ? dialogs.reverse : undefined}
          />
        </div>
        {invoices.length > 0 && seesInvoices && (
          <div>
            <SubHeading>Documents</SubHeading>
            <InvoiceDownloads invoices={invoices} />
          </div>
        )}
      </Stack>
      {dialogs.dialog && (
        <Suspense>
          <PaymentDialogs dialog={dialogs.dialog} order={order} payments={payments} />
        </Suspense>
      )}
    </>
  );
};

interface PaymentSectionProps {
  order: Order;
  caller: Actor;
  /** The payments of the order, which the page reads together with it. */
  query: ReturnType<typeof useOrderPayments>;
}

/**
 * The amount due of an order and how to pay it, its payments and documents; for admins, how to book
 * them.
 */
export const PaymentSection = ({ order, caller, query }: PaymentSectionProps) => {
  const { data, isPending, error, refetch } = query;
  if (data) return <Content order={order} caller={caller} data={data} />;
  return isPending ? (
    <Skeleton variant="rounded" height={240} aria-label="Loading payments" />
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
  );
};
