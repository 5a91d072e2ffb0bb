import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type Actor,
  actsForShop,
  apiRoutes,
  canBeReversed,
  heldPieces,
  isOpenReturn,
  type OrderReturn,
  parcelStatusOf,
  roleOn,
} from 'functions/contract';
import { DeliveryNoteButton } from '../../../domain/documents/DeliveryNoteButton.tsx';
import type { Order, OrderParcel } from '../../../domain/order/order.ts';
import { useReturnsOf } from '../../../domain/returns/useReturnsOf.ts';
import { useActing } from '../../../domain/staff/useActing.ts';
import { useMayOn } from '../../../domain/staff/useMayOn.ts';
import { usePartDialogs } from '../parts/partDialogs.ts';

interface ParcelActionsProps {
  order: Order;
  parcel: OrderParcel;
  caller: Actor;
}

/** A parcel can be reversed as long as nothing that was in it was returned or made good. */
const mayReverse = ({ order, parcel, caller }: ParcelActionsProps): boolean =>
  caller.staff && parcelStatusOf(parcel) !== 'reversed' && canBeReversed(order, parcel);

/** The open returns that may be about pieces of a parcel: none if enough others have arrived. */
const blockingReturns = (
  { order, parcel }: ParcelActionsProps,
  returns: readonly OrderReturn[],
): OrderReturn[] => {
  const open = returns.filter(isOpenReturn);
  const isFree = canBeReversed(order, parcel, (toolId) => heldPieces(order, open, toolId));
  return isFree ? [] : open;
};

const ReverseButton = (props: ParcelActionsProps) => {
  const { order, parcel } = props;
  const choose = usePartDialogs();
  const { data: returns = [] } = useReturnsOf(order);
  const blocking = blockingReturns(props, returns).map(({ number }) => number);
  if (blocking.length > 0) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
        {`Can be reversed once ${blocking.join(', ')} is closed or declined`}
      </Typography>
    );
  }
  return (
    <Button
      color="error"
      aria-label={`Reverse parcel ${parcel.number}`}
      onClick={() => choose({ reverse: parcel })}
    >
      Reverse
    </Button>
  );
};

const mayDeliver = ({ order, parcel, caller }: ParcelActionsProps): boolean =>
  parcelStatusOf(parcel) === 'underway' && roleOn(order, caller) !== undefined;

/** The delivery note of a parcel, and what the caller can do with the parcel. */
export const ParcelActions = (props: ParcelActionsProps) => {
  const { order, parcel, caller } = props;
  const choose = usePartDialogs();
  const mayRead = useMayOn(order, caller);
  const delivering = useActing(caller, apiRoutes.deliverShipment);
  const reversing = useActing(caller, apiRoutes.reverseShipment);
  const deliver = actsForShop(order, delivering) ? 'Mark as delivered' : 'Mark as received';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayDeliver({ ...props, caller: delivering }) && (
        <Button
          variant="contained"
          aria-label={`${deliver}: parcel ${parcel.number}`}
          onClick={() => choose({ deliver: parcel })}
        >
          {deliver}
        </Button>
      )}
      {mayRead(apiRoutes.getDeliveryNote) && <DeliveryNoteButton number={parcel.number} />}
      {mayReverse({ ...props, caller: reversing }) && <ReverseButton {...props} />}
    </Box>
  );
};
