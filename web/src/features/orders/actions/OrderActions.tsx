import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type Actor, apiRoutes, cancelledStatus } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { useMay } from '../../../domain/staff/useMay.ts';
import { actionsOn, type OrderAction } from './orderActions.ts';
import { actionTextsOf } from './orderActionTexts.ts';
import { useOrderActions } from './useOrderActions.ts';

interface OrderActionsProps {
  order: Order;
  caller: Actor;
  /** Asks which pieces are shipped; without it, all that remain. */
  onShip?: () => void;
}

const lookOf = (action: OrderAction): ButtonProps =>
  action.to === cancelledStatus
    ? { color: 'error', variant: 'outlined', children: 'Cancel order' }
    : { variant: 'contained', children: actionTextsOf(action).label };

/** Whether an action sends a parcel. */
const shipsPieces = ({ required }: OrderAction): boolean => required.includes('trackingNumber');

/** The buttons for what the caller can do with an order; nothing if that is nothing. */
export const OrderActions = ({ order, caller, onShip }: OrderActionsProps) => {
  const choose = useOrderActions();
  const may = useMay();
  const asksPieces = (action: OrderAction) => shipsPieces(action) && onShip !== undefined;
  const actions = actionsOn([order], caller).filter(
    (action) =>
      action.actor === 'customer' ||
      (asksPieces(action) ? may(apiRoutes.shipOrder) : may(apiRoutes.transitionOrder)),
  );
  const start = (action: OrderAction) =>
    shipsPieces(action) && onShip ? onShip() : choose(action);
  if (actions.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      {actions.map((action) => (
        <Button key={action.to} {...lookOf(action)} onClick={() => start(action)} />
      ))}
    </Stack>
  );
};
