import type { Order } from 'functions/contract';
import { orderName } from '../features/orders/list/orderListTexts.ts';
import { useCancelOrders } from '../features/orders/useOrders.ts';
import { notifySettled } from './notifySettled.ts';

const words = { noun: 'order', done: 'cancelled', nameOf: orderName };

/** Cancels several orders, says how it went, and resolves to that. */
export const useOrderCancellations = () => {
  const { mutateAsync, isPending } = useCancelOrders();
  const cancelAll = async (orders: Order[]) => {
    const settled = await mutateAsync(orders);
    notifySettled(settled, words);
    return settled;
  };
  return { cancelAll, cancelling: isPending };
};
