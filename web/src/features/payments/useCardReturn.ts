import { useQueryClient } from '@tanstack/react-query';
import { amountDueOf, type CardReturn, cardReturns } from 'functions/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refreshPayments } from './paymentCache.ts';
import type { PayableOrder } from './paymentRequests.ts';

/** How often to look for a payment by card, and how many times. */
const interval = 2_000;
const maxChecks = 20;

/** What a customer sees after the payment page; null if they do not come from there. */
export type CardReturnState = 'waiting' | 'late' | 'recorded' | 'cancelled' | null;

/** By the query `payment` with which the payment page leads back, before and after it is recorded. */
const states: Record<CardReturn, { due: CardReturnState; paid: CardReturnState }> = {
  done: { due: 'waiting', paid: 'recorded' },
  cancelled: { due: 'cancelled', paid: null },
};

const stateOf = (text: string | null, isDue: boolean, checks: number): CardReturnState => {
  const returned = cardReturns.find((one) => one === text);
  const state = returned ? states[returned][isDue ? 'due' : 'paid'] : null;
  return state === 'waiting' && checks >= maxChecks ? 'late' : state;
};

/**
 * The return of a customer from the payment page. The provider reports a payment to the shop separately,
 * often a moment later: until it is recorded, this refreshes the order for a limited time.
 */
export const useCardReturn = (order: PayableOrder) => {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [checks, setChecks] = useState(0);
  const state = stateOf(search.get('payment'), amountDueOf(order) > 0, checks);
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => {
      void refreshPayments(client).finally(() => setChecks(checks + 1));
    }, interval);
    return () => clearTimeout(timer);
  }, [state, checks, client]);
  return { state, checkAgain: () => setChecks(0) };
};
