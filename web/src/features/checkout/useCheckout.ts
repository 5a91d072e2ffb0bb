import { useMutation } from '@tanstack/react-query';
import type { OrderLinesBody, PlacedOrder } from 'functions/contract';
import { useRef, useState } from 'react';
import { type CheckoutFailure, failureOf, isRefusal, mayBePlaced } from './checkoutFailure.ts';
import { sendCheckout } from './checkoutRequests.ts';
import { type CheckoutDraft, useCheckoutDraft } from './useCheckoutDraft.ts';

interface CheckoutOptions {
  uid: string;
  /** The name of the draft, if the order is not that of the cart. */
  form?: string;
  /** Places the order: by default, at the prices of the shop. */
  send?: typeof sendCheckout;
  /** Gets the order, and the form that it was placed with. */
  onPlaced: (placed: PlacedOrder, draft: CheckoutDraft) => Promise<void>;
  /** Called when the shop has refused lines: the tools on the page are out of date. */
  onRefused: () => void;
}

/**
 * Places the order of a checkout. A retry does not place a second order: the key changes only when the
 * shop has refused the order, or has placed another one under it.
 */
export const useCheckout = ({
  uid,
  form,
  send = sendCheckout,
  onPlaced,
  onRefused,
}: CheckoutOptions) => {
  const { draft, keepUnanswered, renewKey, remove, ...typing } = useCheckoutDraft(uid, form);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  const isSending = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (order: OrderLinesBody) => send(order, draft.idempotencyKey),
  });

  const fail = (
    error: unknown,
    order: OrderLinesBody,
    earlier: OrderLinesBody | null,
  ): CheckoutFailure => {
    const failed = failureOf(error, order);
    setFailure(failed);
    if (isRefusal(error)) renewKey();
    else if (!mayBePlaced(error)) keepUnanswered(earlier);
    if (isRefusal(error)) onRefused();
    return failed;
  };

  const attempt = async (order: OrderLinesBody): Promise<CheckoutFailure | null> => {
    const earlier = draft.unanswered;
    setFailure(null);
    keepUnanswered(order);
    try {
      const placed = await mutateAsync(order);
      setPlaced(true);
      remove();
      void onPlaced(placed, draft);
      return null;
    } catch (error) {
      return fail(error, order, earlier);
    }
  };

  /** Resolves to why the order was not placed, or null. Does nothing while another order is sent. */
  const place = async (order: OrderLinesBody): Promise<CheckoutFailure | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    return attempt(order).finally(() => {
      isSending.current = false;
    });
  };

  return {
    ...typing,
    draft,
    /** Why the last attempt failed. */
    failure,
    /** Whether the order is placed: its page opens. */
    isPlaced,
    isSending: isPending,
    place,
  };
};
