import { dayMs } from 'functions/contract';
import { buyers } from '../data/buyers.ts';
import { daysBefore, workingDay } from '../data/calendar.ts';
import type { OrderDraft } from './drafts/drafts.ts';
import type { SeedLine } from './drafts/lines.ts';
import type { PlannedPart } from './drafts/plannedParts.ts';
import type { PlannedReturn } from './drafts/plannedReturns.ts';

interface ReturnExample {
  id: string;
  daysAgo: number;
  lines: SeedLine[];
  returns: PlannedReturn[];
}

const chisels = (quantity: number): SeedLine => ({ toolId: 'bench-chisel', quantity });
const planes = (quantity: number): SeedLine => ({ toolId: 'jack-plane', quantity });
const clamps = (quantity: number): SeedLine => ({ toolId: 'f-clamp', quantity });

const day = workingDay;
/** Customers also write in the evening. */
const wholeDay = dayMs / 60_000;

/** Long enough ago that weekends do not delay a step until after the shop starts. */
const examples: ReturnExample[] = [
  {
    id: 'return-requested',
    daysAgo: 11,
    lines: [chisels(24), planes(12)],
    returns: [
      {
        kind: 'return',
        lines: [chisels(4)],
        after: 600,
        changes: [{ to: 'withdrawn', after: 40 }],
      },
      {
        kind: 'return',
        lines: [{ ...planes(2), reason: 'Too heavy for our apprentices' }, chisels(3)],
        after: 90,
        changes: [],
        picture: { id: '6f6b3c0e-2a5d-4c1b-9d0e-41a7c2b85e10', toolId: 'jack-plane' },
      },
    ],
  },
  {
    id: 'return-approved',
    daysAgo: 17,
    lines: [clamps(20)],
    returns: [
      {
        kind: 'return',
        lines: [{ ...clamps(4), reason: 'We ordered more than we need' }],
        after: wholeDay,
        changes: [{ to: 'approved', after: 60 }],
      },
    ],
  },
  {
    id: 'return-declined',
    daysAgo: 21,
    lines: [chisels(24), clamps(20)],
    returns: [
      {
        kind: 'return',
        lines: [{ ...chisels(6), reason: 'Not sharp enough' }],
        after: 2 * wholeDay,
        changes: [
          { to: 'declined', after: day, reason: 'The chisels were ground and used on site' },
        ],
      },
      {
        kind: 'claim',
        lines: [{ ...clamps(3), reason: 'The screw jams half-way' }],
        after: wholeDay,
        changes: [],
        picture: { id: 'd21c5f7a-8e34-4b69-a1f2-0c9e77d4b3a6', toolId: 'f-clamp' },
      },
    ],
  },
  {
    id: 'return-received',
    daysAgo: 26,
    lines: [planes(12)],
    returns: [
      {
        kind: 'return',
        lines: [{ ...planes(3), reason: 'The wrong size' }],
        after: wholeDay,
        changes: [
          { to: 'approved', after: 45 },
          {
            to: 'received',
            after: 4 * day,
            lines: [
              { toolId: 'jack-plane', quantity: 3, resellable: 2, note: 'One sole is scratched' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'return-credited',
    daysAgo: 31,
    lines: [chisels(48), planes(12)],
    returns: [
      {
        kind: 'return',
        lines: [{ ...chisels(6), reason: 'The project has been postponed' }],
        after: 2 * wholeDay,
        changes: [
          { to: 'approved', after: 120, feeRate: 1_000 },
          {
            to: 'received',
            after: 3 * day,
            lines: [
              { toolId: 'bench-chisel', quantity: 6, resellable: 5, note: 'One handle is cracked' },
            ],
          },
          { to: 'closed', after: 60, lines: [{ toolId: 'bench-chisel', resolution: 'credit' }] },
        ],
      },
    ],
  },
  {
    id: 'claim-replaced',
    daysAgo: 36,
    lines: [clamps(20), chisels(24)],
    returns: [
      {
        kind: 'claim',
        lines: [{ ...clamps(2), reason: 'The pad came off in the first week' }],
        after: 5 * wholeDay,
        changes: [
          { to: 'approved', after: 90 },
          {
            to: 'closed',
            after: day,
            lines: [{ toolId: 'f-clamp', resolution: 'replacement' }],
            carrier: 'Fellgate Parcels',
            trackingNumber: 'FGP4100088231',
          },
        ],
      },
    ],
  },
  {
    id: 'return-expired',
    daysAgo: 56,
    lines: [planes(12)],
    returns: [
      {
        kind: 'return',
        lines: [planes(2)],
        after: wholeDay,
        changes: [{ to: 'approved', after: 30 }],
        expires: true,
      },
    ],
  },
];

const delivery = (lines: readonly SeedLine[]): PlannedPart[] => [
  { step: 'confirmed', after: 90 },
  {
    step: 'shipped',
    after: day,
    pieces: lines.map(({ toolId, quantity }) => ({ toolId, quantity })),
  },
  { step: 'delivered', after: 2 * day, parcel: 1 },
];

/**
 * Orders with a return or a claim in each status, of the customer whose password is in the README:
 * `seed-order-return-requested` and so on.
 */
export const returnOrders = (now: Date): OrderDraft[] => {
  const [buyer] = buyers;
  if (!buyer) throw new Error('Nobody orders');
  return examples.map(({ id, daysAgo, lines, returns }) => ({
    id: `seed-order-${id}`,
    buyer,
    placedAt: daysBefore(now, daysAgo, '08:40'),
    outcome: 'delivered',
    lineCount: lines.length,
    lines,
    returns,
    habit: 'promptly',
    plan: delivery(lines),
  }));
};
