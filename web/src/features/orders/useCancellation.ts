import { enqueueSnackbar } from 'notistack';
import { messageOf } from '../../messages.ts';
import type { Order } from './order.ts';
import { useCancelOrder } from './useOrders.ts';

/** Cancels an order and notifies of the result. */
export const useCancellation = () => {
  const { mutateAsync, isPending } = useCancelOrder();
  const cancel = async ({ _id }: Order) => {
    try {
      await mutateAsync(_id);
      enqueueSnackbar(`order ID: ${_id} deleted`, { variant: 'success' });
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
  };
  return { cancel, busy: isPending };
};
