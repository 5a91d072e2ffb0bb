import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCentsIn, type OrderReturn, parcelStatusOf, parcelWith } from 'functions/contract';
import { CreditNoteButton } from '../../../domain/documents/CreditNoteButton.tsx';
import { DeliveryNoteButton } from '../../../domain/documents/DeliveryNoteButton.tsx';
import type { Order, OrderParcel } from '../../../domain/order/order.ts';
import { parcelStatusChips } from '../../../domain/order/parcelStatusChips.ts';
import { TrackingNumber } from '../../../domain/order/TrackingNumber.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { Fact } from '../../../ui/layout/Facts.tsx';

/** Whether the customer got something for a return. */
export const hasResult = ({
  creditNoteNumber,
  shipmentNumber,
}: Pick<OrderReturn, 'creditNoteNumber' | 'shipmentNumber'>): boolean =>
  creditNoteNumber !== null || shipmentNumber !== null;

interface ResultProps {
  found: OrderReturn;
  /** The order with the amount and the parcel; undefined if it could not be read. */
  order: Order | undefined;
}

const facts = {
  m: 0,
  mb: 1.5,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
} as const;

const amountText = (order: Order | undefined, number: string): string | null => {
  const event = order?.history.find(({ creditNoteNumber }) => creditNoteNumber === number);
  return order && event?.credit ? formatCentsIn(order.currency, event.credit.total) : null;
};

const feeText = ({ feeRate }: OrderReturn): string => `${feeRate / 100}% of the price`;

const Credit = ({ found, order, number }: ResultProps & { number: string }) => {
  const amount = amountText(order, number);
  return (
    <div>
      <Box component="dl" sx={facts}>
        <Fact name="Credit note">{number}</Fact>
        {amount !== null && <Fact name="Amount">{amount}</Fact>}
        {found.feeRate > 0 && <Fact name="Fee taken off">{feeText(found)}</Fact>}
      </Box>
      <CreditNoteButton number={number} />
    </div>
  );
};

const ParcelFacts = ({ parcel }: { parcel: OrderParcel }) => (
  <>
    <Fact name="Carrier">{parcel.carrier}</Fact>
    <Fact name="Tracking number">
      <TrackingNumber {...parcel} />
    </Fact>
  </>
);

const Replacement = ({ order, number }: { order: Order | undefined; number: string }) => {
  const parcel = order && parcelWith(order, number);
  return (
    <div>
      {parcel && (
        <Box sx={{ mb: 1 }}>
          <StatusChip {...parcelStatusChips[parcelStatusOf(parcel)]} />
        </Box>
      )}
      <Box component="dl" sx={facts}>
        <Fact name="Replacement parcel">{number}</Fact>
        {parcel && <ParcelFacts parcel={parcel} />}
      </Box>
      <DeliveryNoteButton number={number} />
    </div>
  );
};

/** The credit note and the parcel with replacements that settled a return. */
export const ReturnResult = ({ found, order }: ResultProps) => (
  <Stack spacing={3}>
    {found.creditNoteNumber && (
      <Credit found={found} order={order} number={found.creditNoteNumber} />
    )}
    {found.shipmentNumber && <Replacement order={order} number={found.shipmentNumber} />}
    {found.creditNoteNumber && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A credit note lowers what is due for the order. What was paid too much is refunded.
      </Typography>
    )}
  </Stack>
);
