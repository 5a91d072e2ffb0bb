import type { SeedLine } from './drafts/lines.ts';

/** A time of the seed: how many days ago, and when in UTC. */
export type SeedTime = readonly [days: number, time: string];

/** The admin's offer for all lines. */
interface SeedOffer {
  at: SeedTime;
  /** The discount in percent. */
  discount: number;
  /** For how many days from today it is valid; negative for days in the past. */
  validDays: number;
  message: string;
}

/**
 * A quote of the seed. It became `orderId`, whose lines it has, or has lines and may be declined.
 */
export interface SeedQuote {
  id: string;
  /** The uid of the customer. */
  userId: string;
  lines?: SeedLine[];
  orderId?: string;
  note: string;
  /** Missing for an offer that nobody has asked for. */
  requested?: SeedTime;
  offer?: SeedOffer;
  /** When its customer declined it, and why. */
  declined?: { at: SeedTime; reason: string };
}

/** The quotes, newest first. */
export const quotes: SeedQuote[] = [
  {
    id: 'seed-quote-called',
    userId: 'seed-penhallow',
    orderId: 'seed-order-phone',
    note: '',
    offer: { at: [1, '10:30'], discount: 5, validDays: 13, message: '' },
  },
  {
    id: 'seed-quote-phone',
    userId: 'seed-kestrel',
    lines: [
      { toolId: 'hand-screw', quantity: 30 },
      { toolId: 'spring-clamp', quantity: 120 },
    ],
    note: '',
    offer: {
      at: [1, '09:05'],
      discount: 3,
      validDays: 13,
      message: 'As agreed on the phone this morning.',
    },
  },
  {
    id: 'seed-quote-school',
    userId: 'seed-northgate',
    lines: [
      { toolId: 'bench-chisel', quantity: 120 },
      { toolId: 'try-square', quantity: 60 },
      { toolId: 'marking-gauge', quantity: 60 },
    ],
    note: 'For two new workshops that open after the holidays. We can take delivery from the 4th.',
    requested: [1, '13:25'],
  },
  {
    id: 'seed-quote-crews',
    userId: 'seed-dunmore',
    lines: [
      { toolId: 'claw-hammer', quantity: 240 },
      { toolId: 'tape-measure', quantity: 240 },
    ],
    note: '',
    requested: [2, '08:50'],
  },
  {
    id: 'seed-quote-clamps',
    userId: 'seed-customer',
    lines: [
      { toolId: 'sash-clamp', quantity: 150 },
      { toolId: 'f-clamp', quantity: 200 },
    ],
    note: 'We glue up stair strings from March on. Is there a better price for this many?',
    requested: [3, '10:40'],
    offer: {
      at: [2, '09:15'],
      discount: 8,
      validDays: 28,
      message: '8% off both. The f-clamps are in stock, the sash clamps follow within a week.',
    },
  },
  {
    id: 'seed-quote-planes',
    userId: 'seed-penhallow',
    lines: [{ toolId: 'jack-plane', quantity: 80 }],
    note: 'Four apprentices start each year, so we would order the same again.',
    requested: [6, '15:05'],
    offer: { at: [5, '11:30'], discount: 12, validDays: 21, message: '' },
  },
  {
    id: 'seed-quote-saws',
    userId: 'seed-kestrel',
    lines: [{ toolId: 'japanese-saw', quantity: 40 }],
    note: 'We need them on stage by the end of the month.',
    requested: [20, '09:55'],
    offer: {
      at: [19, '08:30'],
      discount: 4,
      validDays: 14,
      message: 'This is the best we can do for 40 pieces.',
    },
    declined: { at: [18, '16:20'], reason: 'We found them for less' },
  },
  {
    id: 'seed-quote-workshop',
    userId: 'seed-customer',
    orderId: 'seed-order-large',
    note: 'We equip a new workshop: one order for everything. What would it cost?',
    requested: [36, '14:10'],
    offer: {
      at: [35, '10:20'],
      discount: 6,
      validDays: -5,
      message: 'With everything in one order we can take 6% off each tool.',
    },
  },
];
