import { buyers } from '../data/buyers.ts';
import { daysBefore } from '../data/calendar.ts';
import type { OrderDraft } from './drafts/drafts.ts';

interface MoneyExample extends Omit<OrderDraft, 'buyer' | 'placedAt'> {
  /** By default the customer whose password is in the README. */
  by?: string;
  daysAgo: number;
  time: string;
}

const examples: MoneyExample[] = [
  {
    id: 'overdue',
    daysAgo: 45,
    time: '10:25',
    lineCount: 2,
    outcome: 'delivered',
    habit: 'never',
  },
  {
    id: 'partly-paid',
    daysAgo: 52,
    time: '13:30',
    lineCount: 4,
    outcome: 'delivered',
    habit: 'aPart',
  },
  {
    id: 'overpaid',
    daysAgo: 40,
    time: '08:50',
    lineCount: 2,
    outcome: 'delivered',
    habit: 'tooMuch',
  },
  {
    id: 'corrected',
    daysAgo: 50,
    time: '11:10',
    lineCount: 3,
    outcome: 'delivered',
    habit: 'corrected',
  },
  {
    id: 'refund-due',
    daysAgo: 16,
    time: '09:15',
    lineCount: 1,
    outcome: 'recalled',
    habit: 'crossing',
  },
  {
    id: 'debt-kestrel',
    by: 'seed-kestrel',
    daysAgo: 136,
    time: '10:00',
    lineCount: 2,
    outcome: 'delivered',
    habit: 'never',
  },
  {
    id: 'debt-copperbeech',
    by: 'seed-copperbeech',
    daysAgo: 112,
    time: '14:10',
    lineCount: 3,
    outcome: 'delivered',
    habit: 'aPart',
  },
  {
    id: 'debt-oakapple',
    by: 'seed-oakapple',
    daysAgo: 76,
    time: '09:30',
    lineCount: 1,
    outcome: 'delivered',
    habit: 'never',
  },
  {
    id: 'on-hold',
    by: 'seed-marlow',
    daysAgo: 1,
    time: '14:45',
    lineCount: 3,
    outcome: 'delivered',
    until: 'placed',
  },
  {
    id: 'expired',
    by: 'seed-larkfield',
    daysAgo: 9,
    time: '11:20',
    lineCount: 1,
    outcome: 'expired',
  },
];

const buyerWith = (wanted: string | undefined) => {
  const buyer = wanted === undefined ? buyers[0] : buyers.find(({ uid }) => uid === wanted);
  if (!buyer) throw new Error(`There is no customer ${wanted}`);
  return buyer;
};

/**
 * Orders that show each case of payment, with the same ids every time: `seed-order-overdue` and the
 * first ones are of the customer whose password is in the README.
 */
export const moneyExamples = (now: Date): OrderDraft[] =>
  examples.map(({ id, by, daysAgo, time, ...example }) => ({
    id: `seed-order-${id}`,
    buyer: buyerWith(by),
    placedAt: daysBefore(now, daysAgo, time),
    ...example,
  }));
