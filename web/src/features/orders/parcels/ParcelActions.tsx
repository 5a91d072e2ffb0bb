import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  apiRoutes,
  type DocumentCaller,
  deliveryNoteFileOf,
  isOwn,
  parcelStateOf,
  piecesOfTool,
} from 'functions/contract';
import { DownloadButton } from '../../../domain/documents/DownloadButton.tsx';
import type { Order, OrderParcel } from '../../../domain/order/order.ts';
import { readPdf } from '../../../lib/api/readPdf.ts';
import { usePartDialogs } from '../parts/partDialogs.ts';

interface ParcelActionsProps {
  order: Order;
  parcel: OrderParcel;
  caller: DocumentCaller;
}

/** A parcel can be reversed as long as nothing that was in it has been returned. */
const mayReverse = ({ order, parcel, caller }: ParcelActionsProps): boolean =>
  caller.admin &&
  parcelStateOf(parcel) !== 'reversed' &&
  order.lines.every(
    ({ toolId, shipped, returned }) => returned <= shipped - piecesOfTool(parcel.pieces, toolId),
  );

const mayDeliver = ({ order, parcel, caller }: ParcelActionsProps): boolean =>
  parcelStateOf(parcel) === 'underway' && (caller.admin || isOwn(order, caller));

const readDeliveryNote = ({ number }: OrderParcel) =>
  readPdf(deliveryNoteFileOf({ number }), apiRoutes.getDeliveryNote, { params: { number } });

/** The delivery note of a parcel, and what the caller can do with the parcel. */
export const ParcelActions = (props: ParcelActionsProps) => {
  const { order, parcel, caller } = props;
  const choose = usePartDialogs();
  const deliver = isOwn(order, caller) ? 'Mark as received' : 'Mark as delivered';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayDeliver(props) && (
        <Button
          variant="contained"
          aria-label={`${deliver}: parcel ${parcel.number}`}
          onClick={() => choose({ deliver: parcel })}
        >
          {deliver}
        </Button>
      )}
      <DownloadButton
        document={`The delivery note of parcel ${parcel.number}`}
        read={() => readDeliveryNote(parcel)}
      >
        Delivery note (PDF)
      </DownloadButton>
      {mayReverse(props) && (
        <Button
          color="error"
          aria-label={`Reverse parcel ${parcel.number}`}
          onClick={() => choose({ reverse: parcel })}
        >
          Reverse
        </Button>
      )}
    </Box>
  );
};
