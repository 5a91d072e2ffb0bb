import { describe, expect, it } from 'vitest';
import { daysOverdue, dueDateOf, overdueFrom } from './paymentTerms.ts';

// Each is invoiced on 31 October in its zone, close to midnight.
const invoices = [
  ['America/Los_Angeles', '2026-11-01T06:30:00Z', '2026-12-01T07:59:59.999Z'],
  ['Asia/Kolkata', '2026-10-30T18:40:00Z', '2026-11-30T18:29:59.999Z'],
  ['Pacific/Kiritimati', '2026-10-30T10:10:00Z', '2026-11-30T09:59:59.999Z'],
  ['Europe/Berlin', '2026-10-31T22:50:00Z', '2026-11-30T22:59:59.999Z'],
  ['UTC', '2026-10-31T23:59:00Z', '2026-11-30T23:59:59.999Z'],
] as const;

describe('A due date', () => {
  it.each(invoices)('in %s is the end of the thirtieth day', (timeZone, invoiced, due) => {
    const dueAt = dueDateOf('net-30', new Date(invoiced), timeZone);
    expect(dueAt.toISOString()).toBe(due);
  });

  it.each(invoices)('in %s is not overdue in the evening, but at midnight', (timeZone, at) => {
    const dueAt = dueDateOf('net-30', new Date(at), timeZone);
    const evening = new Date(dueAt.getTime() - 3 * 3_600_000);
    expect(daysOverdue(dueAt, evening, timeZone)).toBe(0);
    expect(daysOverdue(dueAt, dueAt, timeZone)).toBe(0);
    expect(daysOverdue(dueAt, overdueFrom(dueAt), timeZone)).toBe(1);
    expect(daysOverdue(dueAt, new Date(dueAt.getTime() + 24 * 3_600_000), timeZone)).toBe(1);
    expect(daysOverdue(dueAt, new Date(dueAt.getTime() + 40 * 86_400_000), timeZone)).toBe(40);
  });

  it('from before the shop moved is overdue from its time on', () => {
    const dueAt = dueDateOf('net-7', new Date('2026-11-20T20:00:00Z'), 'America/Los_Angeles');
    expect(daysOverdue(dueAt, overdueFrom(dueAt), 'Europe/Berlin')).toBe(1);
  });
});
