import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { parcelStatusOf } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import type { Order, OrderParcel } from '../../../domain/order/order.ts';
import { parcelStatusChips } from '../../../domain/order/parcelStatusChips.ts';
import { PiecesList } from '../../../domain/order/pieces/PiecesList.tsx';
import { TrackingNumber } from '../../../domain/order/TrackingNumber.tsx';
import { formatDate } from '../../../domain/time/dates.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { Fact } from '../../../ui/layout/Facts.tsx';

const facts = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
} as const;

const Day = ({ at }: { at: string }) => <time dateTime={at}>{formatDate(at)}</time>;

const ParcelFacts = ({ parcel }: { parcel: OrderParcel }) => (
  <Box component="dl" sx={facts}>
    <Fact name="Carrier">{parcel.carrier}</Fact>
    <Fact name="Tracking number">
      <TrackingNumber {...parcel} />
    </Fact>
    <Fact name="Shipped">
      <Day at={parcel.shippedAt} />
    </Fact>
    {parcel.reversed === null && parcel.deliveredAt && (
      <Fact name="Delivered">
        <Day at={parcel.deliveredAt} />
      </Fact>
    )}
  </Box>
);

const Reversal = ({ reversed }: { reversed: NonNullable<OrderParcel['reversed']> }) => (
  <Typography sx={{ overflowWrap: 'anywhere' }}>
    {'Reversed on '}
    <Day at={reversed.at} />
    {`. Reason: ${reversed.reason}`}
  </Typography>
);

interface ParcelCardProps {
  order: Order;
  parcel: OrderParcel;
}

/** A parcel of an order: where it is, and what is in it. Its children are its buttons. */
export const ParcelCard = ({ order, parcel, children }: PropsWithChildren<ParcelCardProps>) => {
  const content = (
    <>
      <PiecesList order={order} pieces={parcel.pieces} />
      <Box sx={{ mt: 1.5 }}>
        <ParcelFacts parcel={parcel} />
      </Box>
    </>
  );
  return (
    <DetailsCard title={`Parcel ${parcel.number}`}>
      <Stack spacing={1.5} useFlexGap>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <StatusChip {...parcelStatusChips[parcelStatusOf(parcel)]} />
          {parcel.kind === 'replacement' && <StatusChip label="Replacement" />}
        </Box>
        {parcel.reversed ? (
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {content}
          </Box>
        ) : (
          <div>{content}</div>
        )}
        {parcel.reversed && <Reversal reversed={parcel.reversed} />}
        {children}
      </Stack>
    </DetailsCard>
  );
};
