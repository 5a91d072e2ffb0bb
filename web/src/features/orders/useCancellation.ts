import { cancelledStatus } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { messageOf } from '../../messages.ts';
import type { Order } from './order.ts';
import { useTransition } from './useOrders.ts';

/** Cancels an order and notifies of the result. */
export const useCancellation = () => {
  const { mutateAsync, isPending } = useTransition();
  const cancel = async ({ _id: id }: Order) => {
    try {
      await mutateAsync({ id, to: cancelledStatus, idempotencyKey: crypto.randomUUID() });
      enqueueSnackbar(`order ID: ${id} deleted`, { variant: 'success' });
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
  };
  return { cancel, busy: isPending };
};
