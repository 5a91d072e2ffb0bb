import type { FormikErrors } from 'formik';
import type { Order, OrderForm, Tool } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { ApiProblem } from '../apiProblem.ts';
import {
  type OrderOffer,
  orderMessageOf,
  refusalOf,
} from '../features/orders/form/orderRefusal.ts';
import { useOrderDraft } from '../features/orders/form/useOrderDraft.ts';
import { usePlaceOrder } from '../features/orders/useOrders.ts';
import { useToolUpdates } from '../features/tools/catalogue/useTools.ts';

/**
 * Orders a tool for an account and says how it went. Sent twice, a form still makes one order, and
 * an order placed brings a new form.
 */
export const useOrdering = (tool: Tool, uid: string) => {
  const draft = useOrderDraft(uid, tool);
  const [offer, setOffer] = useState<OrderOffer | null>(null);
  const [placed, setPlaced] = useState<Order | null>(null);
  const { mutateAsync } = usePlaceOrder();
  const updates = useToolUpdates(tool._id);

  const succeed = (order: Order) => {
    enqueueSnackbar('Order placed successfully', { variant: 'success' });
    setOffer(null);
    setPlaced(order);
    draft.clear();
    return updates.refresh();
  };

  const fail = (error: unknown, form: OrderForm): FormikErrors<OrderForm> => {
    const refusal = refusalOf(error, tool);
    // The key is spent on an order that was placed: what is typed next is another one.
    if (error instanceof ApiProblem && error.code === 'idempotency-conflict') {
      draft.renewKey(form);
    }
    setOffer(refusal?.offer ?? null);
    if (refusal) updates.replace(refusal.toolChange);
    else enqueueSnackbar(orderMessageOf(error), { variant: 'error' });
    return error instanceof ApiProblem ? (error.details.errors ?? {}) : {};
  };

  const order = async (form: OrderForm): Promise<FormikErrors<OrderForm>> => {
    try {
      const { idempotencyKey } = draft;
      await succeed((await mutateAsync({ form, tool, idempotencyKey })).order);
      return {};
    } catch (error) {
      return fail(error, form);
    }
  };

  return { order, offer, placed, draft };
};
