import Button from '@mui/material/Button';
import {
  type Actor,
  apiRoutes,
  canCancel,
  remainingOf,
  remainingPiecesOf,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { useActing } from '../../../domain/staff/useActing.ts';
import { usePartDialogs } from './partDialogs.ts';

interface PartActionsProps {
  order: Order;
  caller: Actor;
}

/** A customer cancels whole lines as long as the whole order could be; an admin any pieces. */
const mayCancelPart = (order: Order, caller: Actor): boolean => {
  if (caller.staff) return remainingPiecesOf(order) > 1;
  const lines = order.lines.filter((line) => remainingOf(line) > 0);
  return lines.length > 1 && canCancel(order, caller);
};

/** The button that cancels a part of an order; nothing if the caller cannot. */
export const PartActions = ({ order, ...props }: PartActionsProps) => {
  const caller = useActing(props.caller, apiRoutes.cancelPieces);
  const choose = usePartDialogs();
  if (!mayCancelPart(order, caller)) return null;
  return (
    <Button color="error" variant="outlined" onClick={() => choose('cancel')}>
      {caller.staff ? 'Cancel pieces' : 'Cancel lines'}
    </Button>
  );
};
