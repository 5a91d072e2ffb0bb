import { useQueryClient } from '@tanstack/react-query';
import { amountDueOf, balanceOf, type CardReturn, cardReturns } from 'functions/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Order } from '../../../domain/order/order.ts';
import { refreshPayments } from '../data/paymentCache.ts';

/** How often to look for a payment by card, and how many times. */
const interval = 2_000;
const maxChecks = 20;

/** The message after the payment page; null if they do not come from there. */
export type CardReturnState = 'waiting' | 'late' | 'recorded' | 'cancelled' | null;

const query = 'payment';

const isPaid = (order: Order) => order.paid > 0 && balanceOf(order) === 'settled';

interface Outcomes {
  due: CardReturnState;
  paid: CardReturnState;
}

/**
 * By the query with which the payment page leads back, while the order is due and once it is paid.
 */
const states: Record<CardReturn, Outcomes> = {
  done: { due: 'waiting', paid: 'recorded' },
  cancelled: { due: 'cancelled', paid: null },
};

const outcomeIn = ({ due, paid }: Outcomes, order: Order): CardReturnState => {
  if (amountDueOf(order) > 0) return due;
  return isPaid(order) ? paid : null;
};

const stateOf = (
  returned: CardReturn | undefined,
  order: Order,
  checks: number,
): CardReturnState => {
  const state = returned ? outcomeIn(states[returned], order) : null;
  return state === 'waiting' && checks >= maxChecks ? 'late' : state;
};

/** The browser forgets it, so that a reload does not repeat the message. The open page keeps it. */
const removeFromAddress = () => {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(query)) return;
  url.searchParams.delete(query);
  window.history.replaceState(window.history.state, '', url);
};

/**
 * The return of a customer from the payment page. The provider reports a payment to the shop
 * separately, often a moment later: until it is recorded, this refreshes the order for a limited
 * time.
 */
export const useCardReturn = (order: Order) => {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [checks, setChecks] = useState(0);
  const returned = cardReturns.find((one) => one === search.get(query));
  const state = stateOf(returned, order, checks);
  const isWaiting = state === 'waiting' || state === 'late';
  useEffect(() => {
    if (returned && !isWaiting) removeFromAddress();
  }, [returned, isWaiting]);
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => {
      void refreshPayments(client).finally(() => setChecks(checks + 1));
    }, interval);
    return () => clearTimeout(timer);
  }, [state, checks, client]);
  return { state, checkAgain: () => setChecks(0) };
};
