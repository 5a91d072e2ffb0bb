import type { CompanyRole } from 'functions/contract';
import { daysBefore } from '../data/calendar.ts';
import { brackenbury, firstMember } from '../data/companies.ts';
import type { OrderDraft } from './drafts/drafts.ts';
import type { SeedLine } from './drafts/lines.ts';

interface CompanyExample extends Pick<OrderDraft, 'id' | 'until' | 'habit'> {
  by: CompanyRole;
  daysAgo: number;
  time: string;
  lines: SeedLine[];
}

/** None needs approval: the buyer's are below the limit, and an owner has none. */
const examples: CompanyExample[] = [
  {
    id: 'company-delivered',
    by: 'owner',
    daysAgo: 25,
    time: '10:10',
    habit: 'never',
    lines: [
      { toolId: 'bench-chisel', quantity: 48 },
      { toolId: 'jack-plane', quantity: 12 },
    ],
  },
  {
    id: 'company-buyer-first',
    by: 'buyer',
    daysAgo: 3,
    time: '09:20',
    until: 'placed',
    lines: [{ toolId: 'block-plane', quantity: 20 }],
  },
  {
    id: 'company-approver',
    by: 'approver',
    daysAgo: 2,
    time: '13:45',
    until: 'placed',
    lines: [{ toolId: 'mortise-chisel', quantity: 24 }],
  },
  {
    id: 'company-buyer-second',
    by: 'buyer',
    daysAgo: 1,
    time: '11:05',
    until: 'placed',
    lines: [{ toolId: 'f-clamp', quantity: 20 }],
  },
];

/** Orders of the company whose members' passwords are in the README; one has an invoice. */
export const companyOrders = (now: Date): OrderDraft[] =>
  examples.map(({ id, by, daysAgo, time, ...example }) => {
    const { id: companyId, place, terms } = brackenbury;
    const { profile } = firstMember(by);
    return {
      id: `seed-order-${id}`,
      buyer: {
        ...profile,
        ...(terms && { terms }),
        addresses: [place],
        weight: 0,
        registered: daysAgo,
      },
      companyId,
      placedAt: daysBefore(now, daysAgo, time),
      outcome: 'delivered',
      lineCount: example.lines.length,
      ...example,
    };
  });
