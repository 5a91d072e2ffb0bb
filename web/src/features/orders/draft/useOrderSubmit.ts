import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormikErrors } from 'formik';
import { apiRoutes, type OrderFormValues, type OrderRequest, type Tool } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { useOrderingUpdate } from '../../../domain/company/useOrdering.ts';
import type { Order } from '../../../domain/order/order.ts';
import { orderKeys } from '../../../domain/order/orderCache.ts';
import { termsKey } from '../../../domain/shop/useTerms.ts';
import { callApi } from '../../../lib/api/api.ts';
import { fieldErrorsOf } from '../../../lib/api/apiProblem.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { type OrderOffer, orderMessageOf, refusalOf } from './orderRefusal.ts';
import { placeToolOrder } from './placeToolOrder.ts';
import { type ToolOrder, toolOrderBody, withFormFields } from './toolOrder.ts';
import { type OrderContact, useOrderDraft } from './useOrderDraft.ts';

/** Asks for the approval of an order for one tool, with the body of that order. */
const requestToolOrder = async (order: ToolOrder): Promise<OrderRequest> => {
  const { idempotencyKey } = order;
  try {
    const body = toolOrderBody(order);
    return (await callApi(apiRoutes.sendRequest, { idempotencyKey, body })).request;
  } catch (error) {
    throw withFormFields(error);
  }
};

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

interface OrderSubmitOptions {
  tool: Tool;
  uid: string;
  updates: ToolUpdates;
  contact?: OrderContact | undefined;
  chosen?: ChosenQuantity;
  /** Called when the order was sent for approval. */
  onRequested: (request: OrderRequest) => Promise<void>;
}

/**
 * Orders a tool for an account, or sends the order for approval, and notifies of the result. A retry
 * does not place or send a second one. A placed order starts a new form, with the same contact.
 */
export const useOrderSubmit = ({
  tool,
  uid,
  updates,
  contact,
  chosen,
  onRequested,
}: OrderSubmitOptions) => {
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
  const { mutateAsync: request } = useMutation({ mutationFn: requestToolOrder });
  const updateOrdering = useOrderingUpdate();
  // Each order, also of another tab or device, uses up a credit limit.
  const refreshTerms = () => void client.invalidateQueries({ queryKey: termsKey(uid) });

  const succeed = (order: Order) => {
    enqueueSnackbar('Order placed successfully', { variant: 'success' });
    setOffer(null);
    setPlaced(order);
    draft.clear();
    chosen?.forget();
    refreshTerms();
    void updateOrdering();
    return updates.refresh();
  };

  const fail = (error: unknown, form: OrderFormValues): FormikErrors<OrderFormValues> => {
    const refusal = refusalOf(error, { tool, quantity: form.quantity });
    const errors = fieldErrorsOf(error);
    setOffer(refusal?.offer ?? null);
    if (refusal?.offer.kind === 'credit') refreshTerms();
    void updateOrdering();
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

  const ask = async (form: OrderFormValues): Promise<FormikErrors<OrderFormValues>> => {
    try {
      const sent = await draft.ask(form, (idempotencyKey) =>
        request({ form, tool, idempotencyKey }),
      );
      draft.clear();
      chosen?.forget();
      await onRequested(sent);
      return {};
    } catch (error) {
      return fail(error, form);
    }
  };

  return { order, ask, offer, placed, draft };
};
