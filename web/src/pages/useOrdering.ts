import type { FormikErrors } from 'formik';
import type { OrderForm, Tool } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { ApiProblem } from '../api.ts';
import { type OrderOffer, refusalOf } from '../features/orders/orderRefusal.ts';
import { usePlaceOrder } from '../features/orders/useOrders.ts';
import { useToolUpdates } from '../features/tools/useTools.ts';
import { messageOf } from '../messages.ts';

const newKey = () => crypto.randomUUID();

/**
 * Orders a tool and says how it went. The key of the form is the order's Idempotency-Key too: sent
 * twice, the form still makes one order, and an order placed brings a new form.
 */
export const useOrdering = (tool: Tool) => {
  const [formKey, setFormKey] = useState(newKey);
  const [offer, setOffer] = useState<OrderOffer | null>(null);
  const { mutateAsync } = usePlaceOrder();
  const updates = useToolUpdates(tool._id);

  const succeed = () => {
    enqueueSnackbar('Order placed successfully', { variant: 'success' });
    setOffer(null);
    setFormKey(newKey());
    return updates.refresh();
  };

  const fail = (error: unknown): FormikErrors<OrderForm> => {
    const refusal = refusalOf(error, tool);
    // The key is spent on an order that was placed: what is typed next is another one.
    if (error instanceof ApiProblem && error.code === 'idempotency-conflict') setFormKey(newKey());
    setOffer(refusal?.offer ?? null);
    if (refusal) updates.replace(refusal.toolChange);
    else enqueueSnackbar(messageOf(error), { variant: 'error' });
    return error instanceof ApiProblem ? (error.details.errors ?? {}) : {};
  };

  const order = async (form: OrderForm): Promise<FormikErrors<OrderForm>> => {
    try {
      await mutateAsync({ form, tool, idempotencyKey: formKey });
    } catch (error) {
      return fail(error);
    }
    await succeed();
    return {};
  };

  return { order, offer, formKey };
};
