import type { LinePieces } from 'functions/contract';
import { buyers } from '../data/buyers.ts';
import { daysBefore, workingDay } from '../data/calendar.ts';
import type { OrderDraft } from './drafts/drafts.ts';
import type { Habit } from './drafts/habits.ts';
import type { SeedLine } from './drafts/lines.ts';
import type { PlannedPart } from './drafts/plannedParts.ts';

interface PartExample {
  id: string;
  daysAgo: number;
  lines: SeedLine[];
  plan: PlannedPart[];
  habit: Habit;
}

const chisels = (quantity: number): LinePieces => ({ toolId: 'bench-chisel', quantity });
const planes = (quantity: number): LinePieces => ({ toolId: 'jack-plane', quantity });
const clamps = (quantity: number): LinePieces => ({ toolId: 'f-clamp', quantity });

const day = workingDay;
const confirmed: PlannedPart = { step: 'confirmed', after: 90 };
const arrived = (parcel: number, after: number): PlannedPart => ({
  step: 'delivered',
  after,
  parcel,
});
const shipped = (after: number, ...pieces: LinePieces[]): PlannedPart => ({
  step: 'shipped',
  after,
  pieces,
});

const examples: PartExample[] = [
  {
    id: 'part-shipped',
    daysAgo: 11,
    lines: [chisels(48), planes(12), clamps(20)],
    habit: 'never',
    plan: [
      confirmed,
      shipped(day, chisels(48), planes(4)),
      arrived(1, 2 * day),
      shipped(30, clamps(10)),
    ],
  },
  {
    id: 'two-parcels',
    daysAgo: 18,
    lines: [chisels(24), planes(12)],
    habit: 'promptly',
    plan: [
      confirmed,
      shipped(day, chisels(24)),
      shipped(day, planes(12)),
      arrived(1, day),
      arrived(2, day),
    ],
  },
  {
    id: 'line-cancelled',
    daysAgo: 14,
    lines: [planes(12), clamps(20)],
    habit: 'never',
    plan: [
      { step: 'cancelled', after: 20, pieces: [clamps(20)], byBuyer: true },
      confirmed,
      shipped(day, planes(12)),
      arrived(1, 2 * day),
    ],
  },
  {
    id: 'part-credited',
    daysAgo: 22,
    lines: [chisels(48), clamps(20)],
    habit: 'promptly',
    plan: [
      confirmed,
      {
        step: 'cancelled',
        after: day,
        pieces: [clamps(8)],
        reason: 'Eight clamps were damaged in our warehouse',
      },
      shipped(60, chisels(48), clamps(12)),
      arrived(1, 2 * day),
      {
        step: 'credited',
        after: day,
        amount: { net: 2_500, text: 'Goodwill for scratched handles' },
        reason: 'The handles of some chisels were scratched',
      },
    ],
  },
  {
    id: 'reversed',
    daysAgo: 9,
    lines: [chisels(24), planes(12)],
    habit: 'never',
    plan: [
      confirmed,
      shipped(day, chisels(24), planes(12)),
      { step: 'reversed', after: 20, parcel: 1, reason: 'The planes were not packed' },
      shipped(30, chisels(24)),
    ],
  },
];

/**
 * Orders in parts of the customer whose password is in the README, with the same ids every time:
 * `seed-order-part-shipped` and so on.
 */
export const partOrders = (now: Date): OrderDraft[] => {
  const [buyer] = buyers;
  if (!buyer) throw new Error('Nobody orders');
  return examples.map(({ id, daysAgo, ...example }) => ({
    id: `seed-order-${id}`,
    buyer,
    placedAt: daysBefore(now, daysAgo, '08:20'),
    outcome: 'delivered',
    lineCount: example.lines.length,
    ...example,
  }));
};
