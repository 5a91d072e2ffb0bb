import { buyers } from '../data/buyers.ts';
import { daysBefore } from '../data/calendar.ts';
import type { OrderDraft } from './drafts/drafts.ts';

interface Example extends Omit<OrderDraft, 'buyer' | 'placedAt'> {
  daysAgo: number;
  time: string;
}

const examples: Example[] = [
  {
    id: 'placed',
    daysAgo: 1,
    time: '15:20',
    lineCount: 2,
    outcome: 'delivered',
    until: 'placed',
  },
  {
    id: 'confirmed',
    daysAgo: 4,
    time: '10:05',
    lineCount: 3,
    outcome: 'delivered',
    until: 'confirmed',
  },
  {
    id: 'shipped',
    daysAgo: 8,
    time: '09:40',
    lineCount: 5,
    outcome: 'delivered',
    until: 'shipped',
    habit: 'aPart',
  },
  {
    id: 'delivered',
    daysAgo: 20,
    time: '14:40',
    lineCount: 1,
    outcome: 'delivered',
    habit: 'promptly',
  },
  { id: 'withdrawn', daysAgo: 12, time: '11:30', lineCount: 1, outcome: 'withdrawn' },
  { id: 'refused', daysAgo: 17, time: '08:15', lineCount: 2, outcome: 'refused' },
  {
    id: 'recalled',
    daysAgo: 26,
    time: '13:10',
    lineCount: 4,
    outcome: 'recalled',
    habit: 'crossingAndRefunded',
  },
  {
    id: 'large',
    daysAgo: 33,
    time: '09:05',
    lineCount: 34,
    outcome: 'delivered',
    habit: 'promptly',
    discount: 6,
  },
];

/**
 * Orders of the customer whose password is in the README. Their ids, tools and statuses are always
 * the same: `seed-order-placed`, `seed-order-shipped` and so on.
 */
export const exampleOrders = (now: Date): OrderDraft[] => {
  const [buyer] = buyers;
  if (!buyer) throw new Error('Nobody orders');
  return examples.map(({ id, daysAgo, time, ...example }) => ({
    id: `seed-order-${id}`,
    buyer,
    placedAt: daysBefore(now, daysAgo, time),
    ...example,
  }));
};
