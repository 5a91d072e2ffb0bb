import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormikErrors } from 'formik';
import type { OrderFormValues, Tool } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { orderKeys } from '../../../domain/order/orderCache.ts';
import { termsKey } from '../../../domain/shop/useTerms.ts';
import { fieldErrorsOf } from '../../../lib/api/apiProblem.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { type OrderOffer, orderMessageOf, refusalOf } from './orderRefusal.ts';
import { placeToolOrder } from './placeToolOrder.ts';
import { type OrderContact, useOrderDraft } from './useOrderDraft.ts';

/** Updates the page's copy of the tool. */
interface ToolUpdates {
  replace: (change: Partial<Tool>) => void;
  refresh: () => Promise<void>;
}

/** A quantity that was chosen on the page before. */
interface ChosenQuantity {
  quantity: number | undefined;
  forget: () => void;
}

/**
 * Orders a tool for an account and notifies of the result. A retry does not place a second order. A
 * placed order starts a new form, with the same contact.
 */
export const useOrderSubmit = (
  tool: Tool,
  uid: string,
  updates: ToolUpdates,
  contact?: OrderContact,
  chosen?: ChosenQuantity,
) => {
  const [offer, setOffer] = useState<OrderOffer | null>(null);
  const [placed, setPlaced] = useState<Order | null>(null);
  const draft = useOrderDraft(uid, tool, {
    contact: placed ?? contact,
    quantity: placed ? undefined : chosen?.quantity,
  });
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: placeToolOrder,
    onSuccess: () => invalidateQueries(client, orderKeys.all),
  });
  // Each order, also of another tab or device, uses up a credit limit.
  const refreshTerms = () => void client.invalidateQueries({ queryKey: termsKey(uid) });

  const succeed = (order: Order) => {
    enqueueSnackbar('Order placed successfully', { variant: 'success' });
    setOffer(null);
    setPlaced(order);
    draft.clear();
    chosen?.forget();
    refreshTerms();
    return updates.refresh();
  };

  const fail = (error: unknown, form: OrderFormValues): FormikErrors<OrderFormValues> => {
    const refusal = refusalOf(error, { tool, quantity: form.quantity });
    const errors = fieldErrorsOf(error);
    setOffer(refusal?.offer ?? null);
    if (refusal?.offer.kind === 'credit') refreshTerms();
    if (refusal) updates.replace(refusal.toolChange);
    else enqueueSnackbar(orderMessageOf(error), { variant: 'error' });
    // The form accepted the quantity by rules that have changed.
    if (errors.quantity) void updates.refresh();
    return errors;
  };

  const order = async (form: OrderFormValues): Promise<FormikErrors<OrderFormValues>> => {
    try {
      const placed = await draft.send(form, (idempotencyKey) =>
        mutateAsync({ form, tool, idempotencyKey }),
      );
      await succeed(placed);
      return {};
    } catch (error) {
      return fail(error, form);
    }
  };

  return { order, offer, placed, draft };
};
