import { useQueryClient } from '@tanstack/react-query';
import { amountDueOf, balanceOf } from 'functions/contract';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type PaidState,
  returnIn,
  returnQuery,
  useReturn,
} from '../../../domain/card/useReturn.ts';
import type { Order } from '../../../domain/order/order.ts';
import { refreshPayments } from '../data/paymentCache.ts';

const paidStateOf = (order: Order): PaidState => {
  if (amountDueOf(order) > 0) return 'due';
  return order.paid > 0 && balanceOf(order) === 'settled' ? 'paid' : 'other';
};

/** The browser forgets it, so that a reload does not repeat the message. The open page keeps it. */
const removeFromAddress = () => {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(returnQuery)) return;
  url.searchParams.delete(returnQuery);
  window.history.replaceState(window.history.state, '', url);
};

/** The return of a customer who has paid for an order. */
export const useCardReturn = (order: Order) => {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const returned = returnIn(search);
  const refresh = useCallback(() => refreshPayments(client), [client]);
  const { state, checkAgain } = useReturn({ returned, paid: paidStateOf(order), refresh });
  const isWaiting = state === 'waiting' || state === 'late';
  useEffect(() => {
    if (returned && !isWaiting) removeFromAddress();
  }, [returned, isWaiting]);
  return { state, checkAgain };
};
