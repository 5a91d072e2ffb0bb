import { returnLifecycles, returnStatuses } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { seedAt } from '../dataset/seedData.ts';
import { orderDocuments } from './orderDocuments.ts';
import { returnAuditDocuments } from './returnAudit.ts';
import { returnDocuments } from './returnDocuments.ts';

/** Every day of a week: steps of the shop wait for Monday. */
const starts = Array.from(
  { length: 7 },
  (_, day) => new Date(Date.UTC(2026, 10, 16 + day, 3 * day, 30)),
);

describe.each(starts)('The returns of a shop that starts at %s', (now) => {
  const seed = seedAt(now);
  const orders = orderDocuments(seed, 'bucket.example.test');
  const returns = returnDocuments(seed, orders, 'bucket.example.test');
  const contents = returns.map(({ content }) => content);
  const orderOf = (id: string) => orders.find(({ path }) => path === `orders/${id}`)?.content;

  it('are in every status, and up to date', () => {
    expect(new Set(contents.map(({ status }) => status))).toEqual(new Set(returnStatuses));
    for (const found of contents) {
      const { kind, status, expiresAt } = found;
      expect(returnLifecycles[kind].statusAt(status, expiresAt, now), found.number).toBe(status);
      expect(found.history.at(-1)?.status).toBe(found.status);
      expect(found.history.at(-1)?.at.getTime(), found.number).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('have happened as their orders say', () => {
    for (const { number, orderId, history, lines } of contents) {
      const events = orderOf(orderId)?.history.filter((event) => event.returnNumber === number);
      const [asked] = events ?? [];
      expect(asked?.pieces).toEqual(
        lines.map((line) => ({ toolId: line.toolId, quantity: line.asked })),
      );
      const received = history.find(({ status }) => status === 'received');
      expect(events?.find(({ step }) => step === 'returned')?.at).toEqual(received?.at);
    }
  });

  it('end with a credit note or a replacement, and show pictures', () => {
    expect(contents.filter(({ creditNoteNumber }) => creditNoteNumber !== null)).toHaveLength(1);
    expect(contents.filter(({ shipmentNumber }) => shipmentNumber !== null)).toHaveLength(1);
    const requested = contents.filter(({ status }) => status === 'requested');
    expect(requested.map(({ kind }) => kind).toSorted()).toEqual(['claim', 'return']);
    expect(requested.map(({ pictures }) => pictures.length)).toEqual([1, 1]);
  });

  it('have their decisions in the audit log', () => {
    const log = returnAuditDocuments(returns);
    expect(new Set(log.map(({ content }) => content.action))).toEqual(
      new Set(['return-approved', 'return-declined']),
    );
    expect(new Set(log.map(({ path }) => path)).size).toBe(log.length);
  });
});
