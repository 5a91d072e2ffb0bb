import { useMutation } from '@tanstack/react-query';
import {
  type Approval,
  apiRoutes,
  type OrderLinesBody,
  type OrderRequest,
  orderLinesSchema,
  type PlacedOrder,
} from 'functions/contract';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { payerKey } from '../../../lib/session/buyingFor.ts';
import { draftKey } from '../../../lib/storage/drafts.ts';
import { useAttempt } from '../../../lib/storage/useAttempt.ts';
import { type CheckoutFailure, failureOf, isRefusal } from '../failure/checkoutFailure.ts';
import { type CheckoutDraft, useCheckoutDraft } from './useCheckoutDraft.ts';

/** The form of a placed order, and the key under which it was placed. */
export interface PlacedForm extends CheckoutDraft {
  idempotencyKey: string;
}

type SendOrder = (order: OrderLinesBody, idempotencyKey: string) => Promise<PlacedOrder>;

const placeOrder: SendOrder = (order, idempotencyKey) =>
  callApi(apiRoutes.placeOrder, { body: { order }, idempotencyKey });

type SendRequest = (order: OrderLinesBody, idempotencyKey: string) => Promise<OrderRequest>;

const sendRequest: SendRequest = async (order, idempotencyKey) => {
  const { request } = await callApi(apiRoutes.sendRequest, { body: { order }, idempotencyKey });
  return request;
};

interface CheckoutOptions {
  uid: string;
  /** The name of the draft, if the order is not that of the cart. */
  form?: string;
  /** Places the order: by default, at the prices of the shop. */
  send?: SendOrder;
  /** Asks for the approval of the order: by default, at the prices of the shop. */
  sendForApproval?: SendRequest;
  onPlaced: (placed: PlacedOrder, form: PlacedForm) => Promise<void>;
  /** Called when the order was sent for approval; without it, it cannot be. */
  onRequested?: (request: OrderRequest) => Promise<void>;
  /** Called when the shop has refused lines: the tools on the page are out of date. */
  onRefused: () => void;
}

const isOrder = (stored: unknown): stored is OrderLinesBody =>
  orderLinesSchema.isValidSync(stored, { strict: true });

const requiredApproval = (error: unknown): Approval | null =>
  error instanceof ApiProblem && error.code === 'approval-required' ? error.details : null;

/**
 * Places the order of a checkout. A retry, also after a reload, does not place a second order: its
 * key ends only when the shop has placed or refused the order, or has placed another one under it.
 */
export const useCheckout = ({
  uid,
  form = 'checkout',
  send = placeOrder,
  sendForApproval = sendRequest,
  onPlaced,
  onRequested,
  onRefused,
}: CheckoutOptions) => {
  const name = payerKey(draftKey(uid, form));
  const { draft, remove, ...typing } = useCheckoutDraft(name);
  const { unanswered, send: sendOnce } = useAttempt(name, isOrder);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const [required, setRequired] = useState<Approval | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  const isSending = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (order: OrderLinesBody) =>
      sendOnce(order, async (idempotencyKey) => ({
        placed: await send(order, idempotencyKey),
        idempotencyKey,
      })),
  });

  const { send: requestOnce } = useAttempt(`${name} request`, isOrder);
  const request = useMutation({
    mutationFn: (order: OrderLinesBody) =>
      requestOnce(order, (idempotencyKey) => sendForApproval(order, idempotencyKey)),
  });

  const fail = (error: unknown, order: OrderLinesBody): CheckoutFailure => {
    const failed = failureOf(error, order);
    // The page says that the order needs approval, which is no failure.
    const approval = requiredApproval(error);
    setRequired(approval);
    setFailure(approval && onRequested ? null : failed);
    if (isRefusal(error)) onRefused();
    return failed;
  };

  /** Sends orders one at a time; `sendOrder` resolves to what opens the page of its order. */
  const attempt =
    (sendOrder: (order: OrderLinesBody) => Promise<() => unknown>) =>
    async (order: OrderLinesBody): Promise<CheckoutFailure | null> => {
      if (isSending.current) return null;
      isSending.current = true;
      setFailure(null);
      try {
        const open = await sendOrder(order);
        setPlaced(true);
        remove();
        void open();
        return null;
      } catch (error) {
        return fail(error, order);
      } finally {
        isSending.current = false;
      }
    };

  return {
    ...typing,
    draft,
    /** The order that was sent last and may have been placed; null if there is none. */
    unanswered,
    /** Why the last attempt failed. */
    failure,
    /** Whether the order is placed: its page opens. */
    isPlaced,
    isSending: isPending || request.isPending,
    /** The approval that the shop requires for the last order; null if it has not said so. */
    required: onRequested ? required : null,
    /** Resolves to why the order was not placed, or null. Does nothing while another one is sent. */
    place: attempt(async (order) => {
      const { placed, idempotencyKey } = await mutateAsync(order);
      return () => onPlaced(placed, { ...draft, idempotencyKey });
    }),
    /** Sends the order for approval, and resolves as `place` does. */
    ask: attempt(async (order) => {
      const sent = await request.mutateAsync(order);
      return () => onRequested?.(sent);
    }),
  };
};
