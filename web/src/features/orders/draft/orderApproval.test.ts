// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Ordering } from '../../../domain/company/useOrdering.ts';
import { plane } from '../../../testing/fixtures.ts';
import { orderApproval } from './orderApproval.ts';
import type { OrderOffer } from './orderRefusal.ts';

const approvalFrom = (amount: number) => ({
  rules: [{ rule: 'from-amount' as const, amount }],
  approversNeeded: 1 as const,
  approvers: [],
});

/** Every order above $700.00 needs approval. */
const ordering: Ordering = {
  isLoading: false,
  refused: null,
  approvalOf: (net) => (net > 70_000 ? approvalFrom(70_000) : null),
};

const of = (quantity: number | string, offer: OrderOffer | null = null) =>
  orderApproval({ tool: plane, quantity, offer, ordering });

describe('orderApproval', () => {
  it('depends on the net price of the typed quantity', () => {
    expect(of(10)).toBeNull();
    expect(of(11)).toEqual(approvalFrom(70_000));
  });

  it('is none for what cannot be ordered', () => {
    expect(of('')).toBeNull();
    expect(of(plane.available + 1)).toBeNull();
  });

  it('is what the shop requires for the quantity that it refused', () => {
    const offer = { kind: 'approval', approval: approvalFrom(1), quantity: 10 } as const;
    expect(of(10, offer)).toEqual(approvalFrom(1));
    expect(of(9, offer)).toBeNull();
    expect(of(11, offer)).toEqual(approvalFrom(70_000));
  });
});
