import type { Order } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { messageOf } from '../../messages.ts';
import { useCancelOrder } from './useOrders.ts';

/** Cancels an order and says how it went. */
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
