import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../services/accountData/added/addCustomer.ts';
import { setCustomerEmail } from '../../services/accountData/added/setEmail.ts';
import { mailStatement } from '../../services/billing/mailStatement.ts';
import { notePromise } from '../../services/ordering/reminders/notePromise.ts';
import { sendReminder } from '../../services/ordering/reminders/sendReminder.ts';
import { offerToCustomer } from '../../services/quotes/offerToCustomer.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { callerOf, registerAdmin } from '../api/accounts.ts';
import { validForms } from '../inputs/validForms.ts';
import { newAddress } from '../mails/mails.ts';
import { dayIn } from '../orders/shopDays.ts';
import { storeLateOrder } from '../orders/storedOrders.ts';
import { createTool } from '../tools/tools.ts';
import { keepCaches, usageOf } from './usage.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

keepCaches();

const withoutKey = <Input>(input: Input) => ({ input, key: undefined });

const add = (fields: object = {}) => {
  const input = { ...validForms.newCustomer, kind: 'person' as const, email: '', ...fields };
  return addCustomer(withoutKey(input), admin);
};

describe('Reads and writes of phone sales', () => {
  it('a new person: settings and tombstone; profile, tombstone, addresses and log', async () => {
    expect(await usageOf(() => add())).toEqual({ reads: 2, writes: 4 });
    expect(await usageOf(() => add({ email: newAddress() }))).toEqual({ reads: 3, writes: 4 });
  });

  it('a new company: also the count of its number; company, membership and event', async () => {
    expect(await usageOf(() => add({ kind: 'company' }))).toEqual({ reads: 3, writes: 7 });
  });

  it('an address later: those with it, profile, memberships, quotes, orders; profile and log', async () => {
    const { payerId } = await add();
    const give = () => setCustomerEmail(payerId, { email: newAddress() }, admin);
    expect(await usageOf(give)).toEqual({ reads: 5, writes: 2 });
  });

  it('an order of k lines in one step: like offer and acceptance with their events, without the mail', async () => {
    const { payerId } = await add();
    for (const k of [1, 3]) {
      const toolIds = await Promise.all(Array.from({ length: k }, () => createTool()));
      const input = {
        payerId,
        lines: toolIds.map((toolId) => ({ toolId, quantity: 5, unitPrice: 1_500 })),
        validUntil: dayIn(7),
        message: '',
        order: { reason: 'by phone', phoneNumber: '01234567890', orderAddress: '1 Lane' },
      };
      const usage = await usageOf(() => offerToCustomer(withoutKey(input), admin));
      expect(usage.reads).toBe(2 * k + 7);
      expect(usage.writes).toBeLessThanOrEqual(3 * k + 11);
    }
  });
});

describe('Reads and writes about late payments', () => {
  it('a reminder: order and settings; order, mail and log', async () => {
    const id = await storeLateOrder();
    const remind = () => sendReminder(id, withoutKey({ level: 1, override: false }), admin);
    expect(await usageOf(remind)).toEqual({ reads: 2, writes: 3 });
  });

  it('a promise: the order; order and log', async () => {
    const id = await storeLateOrder();
    const note = () => notePromise(id, { day: dayIn(2) }, admin);
    expect(await usageOf(note)).toEqual({ reads: 1, writes: 2 });
  });

  it('a statement by mail: profile twice, settings, balance, documents and payments; mail and log', async () => {
    const { payerId } = await add({ email: newAddress() });
    const input = { from: dayIn(-30), to: dayIn(0) };
    const mail = () => mailStatement(payerId, withoutKey(input), admin);
    expect(await usageOf(mail)).toEqual({ reads: 8, writes: 2 });
  });
});
