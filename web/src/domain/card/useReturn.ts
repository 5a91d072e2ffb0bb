import { type CardReturn, cardReturns } from 'functions/contract';
import { useEffect, useState } from 'react';

/** How often to look for a payment by card, and how many times. */
const interval = 2_000;
const maxChecks = 20;

/** The message after the payment page; null if they do not come from there. */
export type CardReturnState = 'waiting' | 'late' | 'recorded' | 'cancelled' | null;

/** The query with which the payment page leads back. */
export const returnQuery = 'payment';

/** How the payment page led back here, if it did. */
export const returnIn = (search: URLSearchParams): CardReturn | undefined =>
  cardReturns.find((one) => one === search.get(returnQuery));

/** What was to be paid: still due, paid, or something else, as long as that is not known. */
export type PaidState = 'due' | 'paid' | 'other';

const states: Record<CardReturn, Record<PaidState, CardReturnState>> = {
  done: { due: 'waiting', paid: 'recorded', other: null },
  cancelled: { due: 'cancelled', paid: null, other: null },
};

interface Return {
  returned: CardReturn | undefined;
  paid: PaidState;
  /** Refetches what was to be paid. */
  refresh: () => Promise<unknown>;
}

/**
 * The return of a customer from the payment page. The provider reports a payment to the shop
 * separately, often a moment later: until it is recorded, this refreshes for a limited time.
 */
export const useReturn = ({ returned, paid, refresh }: Return) => {
  const [checks, setChecks] = useState(0);
  const expected = returned ? states[returned][paid] : null;
  const state = expected === 'waiting' && checks >= maxChecks ? 'late' : expected;
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => {
      void refresh().finally(() => setChecks(checks + 1));
    }, interval);
    return () => clearTimeout(timer);
  }, [state, checks, refresh]);
  return { state, checkAgain: () => setChecks(0) };
};
