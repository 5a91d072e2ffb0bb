import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type FoundItem, limits, permissions } from '../../contract/index.ts';
import { recordSignIn } from '../../services/accountData/signIn.ts';
import { findAnything } from '../../services/reports/finder.ts';
import { callerOf, registerShoppers, registerVerified } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { signUp } from '../../testing/companies/companies.ts';
import { advanceOrder, placeOrderOf } from '../../testing/orders/orders.ts';
import { confirmedOrderOfTools, getOrderOf } from '../../testing/orders/parts.ts';
import { newQuote } from '../../testing/orders/quotes.ts';
import { askReturn, deliveredOrderOfTools } from '../../testing/orders/returns.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { usageOf } from '../../testing/usage/usage.ts';

const { customer, admin } = await registerShoppers();

const ask = (search: string, token = admin.token) =>
  send('GET', `/finder?q=${encodeURIComponent(search)}`, { token });

const find = async (search: string): Promise<FoundItem[]> =>
  expectStatus<FoundItem[]>(await ask(search), 200);

/** A word that nothing else has. */
const newWord = () => `f${randomUUID().replaceAll('-', '').slice(0, 15)}`;

describe('GET /finder', () => {
  it('finds an order by its number as people type it, before all else', async () => {
    const { insertedId: id, order } = await placeOrderOf(customer.token, await createTool());
    const { number, payerName: detail } = order;
    const found = { kind: 'order', id, title: number, detail, status: 'placed' };
    const typed = [number, `#${number}`, number.toLowerCase().replace('-', ' '), number.slice(3)];
    for (const search of typed) expect((await find(search))[0], search).toEqual(found);
  });

  it('finds an order by a tracking number, and says so', async () => {
    const { id, number } = await confirmedOrderOfTools(customer.token, admin.token);
    const trackingNumber = `1Z ${randomInt(1e9, 1e10)} ${randomInt(1e9, 1e10)}`;
    const { token } = admin;
    const json = { carrier: 'UPS', trackingNumber };
    await expectStatus(await send('POST', `/order/${id}/shipments`, { token, json }), 201);
    const { payerName } = await getOrderOf(token, id);
    const detail = `${payerName}, tracking number ${trackingNumber}`;
    for (const search of [trackingNumber, trackingNumber.replaceAll(' ', '').toLowerCase()]) {
      expect(await find(search), search).toEqual([
        { kind: 'order', id, title: number, detail, status: 'shipped' },
      ]);
    }
  });

  it('finds an invoice, whose page is the order’s', async () => {
    const { insertedId: id, order } = await placeOrderOf(customer.token, await createTool());
    await advanceOrder(admin.token, id, 'confirmed');
    const [invoice] = (await find(order.number)).filter(({ kind }) => kind === 'invoice');
    expect(invoice).toMatchObject({ id, detail: `${order.payerName}, order ${order.number}` });
    const [first] = await find(invoice?.title ?? '');
    expect(first).toEqual(invoice);
  });

  it('finds a quote and a return by their numbers, before the orders', async () => {
    const quote = await newQuote(callerOf(customer), await createTool());
    expect((await find(quote.number))[0]).toMatchObject({ kind: 'quote', id: quote._id });
    const { id, tools } = await deliveredOrderOfTools(customer.token, admin.token, 1);
    const lines = [{ toolId: tools[0] ?? '', quantity: 1 }];
    const { _id, number } = await askReturn(customer.token, id, { lines });
    expect((await find(number))[0]).toMatchObject({ kind: 'return', id: _id });
  });

  it('finds customers, companies and tools by name, address and SKU', async () => {
    const [word, sku] = [newWord(), `FND-${randomInt(1e9, 1e10)}`];
    const person = await registerVerified({ displayName: `Wilma ${word}` });
    await recordSignIn({ ...callerOf(person), displayName: `Wilma ${word}` });
    const company = await signUp(person, { name: `${word} & Daughters` });
    const tool = await createTool({ toolName: `Router ${word}`, sku });
    const idsOf = (found: FoundItem[]) => found.map(({ id }) => id);
    expect(idsOf(await find(word))).toEqual([person.uid, company._id, tool]);
    expect(idsOf(await find(`wilma ${word}`))).toEqual([person.uid, company._id]);
    expect((await find(person.email))[0]).toMatchObject({ kind: 'customer', id: person.uid });
    expect(await find(sku.toLowerCase())).toEqual([
      { kind: 'tool', id: tool, title: `Router ${word}`, detail: sku, status: null },
    ]);
  });

  it('finds at most five of a kind', async () => {
    const word = newWord();
    for (let index = 0; index < 6; index += 1) await createTool({ toolName: `${word} ${index}` });
    expect(await find(word)).toHaveLength(limits.finder.ofKind);
  });

  it.each(['', '  ', '🪚🔨', '.*+?[](){}|\\^$', '---'])('finds nothing for %j', async (search) => {
    const usage = await usageOf(() => findAnything(search, { permissions }));
    expect(usage).toEqual({ reads: 0, writes: 0 });
    expect(await find(search)).toEqual([]);
  });

  it('takes regular expressions and quotes as what they are', async () => {
    expect(await find(`.*${newWord()}"' OR 1=1`)).toEqual([]);
  });

  it('refuses a longer search', async () => {
    await expectProblem(await ask('x'.repeat(300)), 400, 'validation');
    await expectProblem(
      await send('GET', '/finder?q=a&q=b', { token: admin.token }),
      400,
      'validation',
    );
  });

  it('reads a bounded number of documents, also for words that many have', async () => {
    const { ofKind, compared } = limits.finder;
    const [one, several] = [
      await usageOf(() => findAnything('a', { permissions })),
      await usageOf(() => findAnything('ada joiner', { permissions })),
    ];
    expect(one.reads).toBeLessThanOrEqual(7 * ofKind);
    expect(several.reads).toBeLessThanOrEqual(7 * compared);
    expect([one.writes, several.writes]).toEqual([0, 0]);
  });

  it('is for admins', async () => {
    await expectProblem(await send('GET', '/finder?q=plane'), 401, 'unauthenticated');
    await expectProblem(await ask('plane', customer.token), 403, 'forbidden');
  });
});
