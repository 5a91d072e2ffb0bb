import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits, type SavedCart } from '../../contract/index.ts';
import { carts } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  registerCustomer,
  registerShoppers,
  registerWithoutEmail,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { cartLine, fillCartOf, getCartOf, sendCart } from '../../testing/orders/carts.ts';

const { customer, other, admin } = await registerShoppers();

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => cartLine(`tool-${n}`, { quantity: n + 1 }));

const errorsOf = async (response: Response) =>
  (await expectProblem(response, 400, 'validation')).errors;

describe('GET /cart', () => {
  it('is empty at first, with a version that no other account has', async () => {
    const [one, two] = [await getCartOf(customer), await getCartOf(other)];
    expect(one).toEqual({ version: expect.any(String), lines: [] });
    expect(await getCartOf(customer)).toEqual(one);
    expect(two.version).not.toBe(one.version);
    expect(one.version).not.toContain(customer.uid);
  });

  it.each(['GET', 'PUT'])('%s needs an account with an address', async (method) => {
    await expectProblem(await send(method, '/cart'), 401, 'unauthenticated');
    const token = await registerWithoutEmail();
    await expectProblem(await send(method, '/cart', { token }), 403, 'email-required');
  });
});

describe('PUT /cart', () => {
  it('replaces the cart of its account alone, customer or admin', async () => {
    const buyer = await registerCustomer();
    const shoppers = [buyer, admin];
    for (const [n, shopper] of shoppers.entries()) {
      const version = await fillCartOf(shopper, linesOf(n + 2));
      expect(await getCartOf(shopper)).toEqual({ version, lines: linesOf(n + 2) });
    }
    expect((await getCartOf(buyer)).lines).toHaveLength(2);
    await fillCartOf(buyer, []);
    expect((await getCartOf(buyer)).lines).toEqual([]);
    expect((await getCartOf(admin)).lines).toHaveLength(3);
  });

  it('stores only the fields of a cart', async () => {
    const buyer = await registerCustomer();
    const { version } = await getCartOf(buyer);
    const lines = [{ ...cartLine('plane'), price: 1, _id: 'x', uid: other.uid }];
    const json = { version, lines, uid: other.uid, updatedAt: 'never' };
    const response = await send('PUT', '/cart', { token: buyer.token, json });
    const saved = await expectStatus<SavedCart>(response, 200);
    expect(saved).toEqual({ acknowledged: true, version: expect.any(String) });
    expect(await readDocument(carts.doc(buyer.uid))).toEqual({
      version: saved.version,
      lines: [cartLine('plane')],
      updatedAt: expect.any(Date),
    });
  });

  it('refuses a change of an older cart with the current one, and keeps that', async () => {
    const buyer = await registerCustomer();
    const first = (await getCartOf(buyer)).version;
    const second = await fillCartOf(buyer, linesOf(3));
    for (const version of [first, 'never-was']) {
      const response = await sendCart(buyer, version, linesOf(1));
      expect(await expectProblem(response, 412, 'precondition-failed')).toMatchObject({
        cart: { version: second, lines: linesOf(3) },
        detail: 'Your cart has been changed on another device in the meantime.',
      });
    }
    expect(await getCartOf(buyer)).toEqual({ version: second, lines: linesOf(3) });
  });

  it('answers a retry, whose first answer was lost, with the cart that it stored', async () => {
    const buyer = await registerCustomer();
    const { version } = await getCartOf(buyer);
    const saved = await expectStatus<SavedCart>(await sendCart(buyer, version, linesOf(2)), 200);
    const retry = await sendCart(buyer, version, linesOf(2));
    expect(await expectProblem(retry, 412, 'precondition-failed')).toMatchObject({
      cart: { version: saved.version, lines: linesOf(2) },
    });
  });

  it('refuses the version of another account with the own cart, and loses nothing', async () => {
    const [one, two] = [await registerCustomer(), await registerCustomer()];
    const versions = [await fillCartOf(one, linesOf(1)), await fillCartOf(two, linesOf(2))];
    const response = await sendCart(two, versions[0] ?? '', []);
    const problem = await expectProblem(response, 412, 'precondition-failed');
    expect(problem.cart).toEqual({ version: versions[1], lines: linesOf(2) });
    expect(await getCartOf(one)).toEqual({ version: versions[0], lines: linesOf(1) });
    expect(await getCartOf(two)).toEqual({ version: versions[1], lines: linesOf(2) });
  });

  it.each([
    ['new', 0],
    ['stored', 1],
  ])('lets one of several concurrent changes of a %s cart win', async (_, count) => {
    const buyer = await registerCustomer();
    if (count > 0) await fillCartOf(buyer, linesOf(count));
    const { version } = await getCartOf(buyer);
    const submittedLines = Array.from({ length: 8 }, (_, n) => [cartLine(`of-device-${n}`)]);
    const responses = await Promise.all(
      submittedLines.map((lines) => sendCart(buyer, version, lines)),
    );
    const winner = responses.findIndex(({ status }) => status === 200);
    const saved = await expectStatus<SavedCart>(responses[winner] as Response, 200);
    const cart = { version: saved.version, lines: submittedLines[winner] };
    expect(await getCartOf(buyer)).toEqual(cart);
    for (const refused of responses.toSpliced(winner, 1)) {
      expect((await expectProblem(refused, 412, 'precondition-failed')).cart).toEqual(cart);
    }
  });

  it('accepts 50 lines and refuses 51', async () => {
    const buyer = await registerCustomer();
    const version = await fillCartOf(buyer, linesOf(limits.orderLines));
    const tooMany = await sendCart(buyer, version, linesOf(limits.orderLines + 1));
    expect(await errorsOf(tooMany)).toEqual({ lines: 'A cart can have at most 50 lines' });
    expect((await getCartOf(buyer)).lines).toHaveLength(limits.orderLines);
  });

  it('refuses thousands of lines without checking each of them', async () => {
    const lines = Array.from({ length: 20_000 }, () => ({}));
    expect(await errorsOf(await sendCart(customer, 'any', lines))).toEqual({
      lines: 'A cart can have at most 50 lines',
    });
  });

  it('names each invalid field by its line', async () => {
    const good = linesOf(5);
    const lines = good
      .with(1, cartLine('tool-0'))
      .with(3, { ...cartLine('saw'), quantity: 1.5 })
      .with(4, { ...cartLine('tool-4'), toolName: '', unitPrice: -1 });
    expect(await errorsOf(await sendCart(customer, 'any', lines))).toEqual({
      'lines.1.toolId': 'This tool is already in another line',
      'lines.3.quantity': 'Enter a whole number of pieces',
      'lines.4.toolName': 'Tool name is required',
      'lines.4.unitPrice': 'Unit price must be at least 1',
    });
  });

  it.each([
    [{}, { version: 'Version is required', lines: 'Lines are required' }],
    [
      { version: 7, lines: 'all' },
      { version: 'Version must be a text', lines: 'Lines must be a list' },
    ],
    [[], { body: 'The body must be a JSON object' }],
  ])('refuses the body %j', async (json, errors) => {
    expect(await errorsOf(await send('PUT', '/cart', { token: customer.token, json }))).toEqual(
      errors,
    );
  });

  it('refuses a body that is too large', async () => {
    const lines = [cartLine('x', { toolName: 'x'.repeat(limits.bodyBytes) })];
    await expectProblem(await sendCart(customer, 'any', lines), 413, 'payload-too-large');
  });

  it('stores the longest ids and names that a cart can have', async () => {
    const buyer = await registerCustomer();
    const lines = Array.from({ length: limits.orderLines }, (_, n) =>
      cartLine(`${n}`.padEnd(1_500, 'x'), { toolName: '𝒥'.repeat(60) }),
    );
    const version = await fillCartOf(buyer, lines);
    expect(await getCartOf(buyer)).toEqual({ version, lines });
  });
});

describe('The cart of an account', () => {
  it('goes with the account', async () => {
    const buyer = await registerCustomer();
    await fillCartOf(buyer, linesOf(2));
    await expectStatus(await send('DELETE', `/user/${buyer.email}`, buyer), 200);
    expect(await readDocument(carts.doc(buyer.uid))).toBeUndefined();
  });

  it('has no path for the cart of anybody else', async () => {
    for (const path of [
      `/cart/${customer.uid}`,
      `/carts/${customer.uid}`,
      `/cart/${randomUUID()}`,
    ]) {
      await expectProblem(await send('GET', path, admin), 404, 'not-found');
    }
  });
});
