import { buyers } from '../data/buyers.ts';
import { daysBefore } from '../data/calendar.ts';
import type { OrderDraft } from './drafts/drafts.ts';

/** An order that staff placed for a customer on the phone, by accepting their offer of the day. */
export const phoneOrders = (now: Date): OrderDraft[] => {
  const buyer = buyers.find(({ uid }) => uid === 'seed-penhallow');
  if (!buyer) throw new Error('Nobody calls');
  return [
    {
      id: 'seed-order-phone',
      buyer,
      placedAt: daysBefore(now, 1, '10:35'),
      outcome: 'delivered',
      until: 'placed',
      habit: 'never',
      lineCount: 2,
      lines: [
        { toolId: 'spokeshave', quantity: 24 },
        { toolId: 'block-plane', quantity: 12 },
      ],
      discount: 5,
      placedFor: 'by phone, confirmed by Jory Penhallow',
    },
  ];
};
