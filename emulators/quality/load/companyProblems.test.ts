import { expect, it } from 'vitest';
import { companyProblems, type StoredPurchases } from './checks/companyProblems.ts';

const order = (id: string, userId: string, subtotal: number) =>
  ({ id, userId, subtotal, status: 'placed', credited: { net: 0, total: 0 } }) as const;

const request = { id: 'asked', requester: 'bea', status: 'approved', approvals: ['olga'] } as const;

const stored: StoredPurchases = {
  companyId: 'oak',
  approvers: 1,
  limited: { uid: 'bea', orderLimit: 100 },
  saver: { uid: 'sam', budget: 150 },
  orders: [
    order('free', 'bea', 100),
    order('asked', 'bea', 300),
    order('saved', 'sam', 90),
    { ...order('gone', 'sam', 80), status: 'cancelled' },
  ],
  requests: [request, { ...request, id: 'open', status: 'pending', approvals: [] }],
  spent: new Map([
    ['bea', 400],
    ['sam', 90],
  ]),
};

it('A company that kept its limits has no problem', () => {
  expect(companyProblems(stored)).toEqual([]);
});

it.each<[string, Partial<StoredPurchases>]>([
  ['request asked is pending, and has an order', { requests: [{ ...request, status: 'pending' }] }],
  [
    'request none is approved, and has no order',
    { requests: [request, { ...request, id: 'none' }] },
  ],
  [
    'request asked was approved by its requester',
    { requests: [{ ...request, approvals: ['bea'] }] },
  ],
  ['request asked has 1 approvals, and needs 2', { approvers: 2 }],
  ['member sam has spent 170, and ordered 90', { spent: new Map([...stored.spent, ['sam', 170]]) }],
  ['order free of 100 is above the limit of 99', { limited: { uid: 'bea', orderLimit: 99 } }],
  ['member sam has ordered 90 with a budget of 89', { saver: { uid: 'sam', budget: 89 } }],
])('It is reported that %s', (problem, change) => {
  expect(companyProblems({ ...stored, ...change })).toEqual([`oak: ${problem}`]);
});
