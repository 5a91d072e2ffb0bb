import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../contract/index.ts';
import { registerCustomer, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus } from '../../testing/api/api.ts';
import { cartLine, fillCartOf, getCartOf, sendCart } from '../../testing/orders/carts.ts';
import { linesBody, sendOrder } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

let buyer: TestAccount;
let plane: string;
let saw: string;
let chisel: string;

beforeEach(async () => {
  const [account, ...ids] = await Promise.all([
    registerCustomer(),
    createTool(),
    createTool(),
    createTool(),
  ]);
  buyer = account;
  [plane, saw, chisel] = ids;
});

const linesOf = (...ids: string[]) => ids.map((id) => cartLine(id));

const order = (ids: readonly string[], fields: object = {}, key?: string) =>
  sendOrder(buyer.token, linesBody(ids, { fromCart: true, ...fields }), key);

const place = async (ids: readonly string[], key?: string) =>
  expectStatus<PlacedOrder>(await order(ids, {}, key), 201);

const toolsInCart = async () => (await getCartOf(buyer)).lines.map(({ toolId }) => toolId);

describe('An order from the cart', () => {
  it('takes its tools out of the cart, in any quantity, and leaves the others', async () => {
    const lines = [cartLine(plane, { quantity: 80 }), cartLine(saw), cartLine(chisel)];
    const version = await fillCartOf(buyer, lines);
    await place([plane, chisel]);
    const cart = await getCartOf(buyer);
    expect(cart.lines).toEqual([cartLine(saw)]);
    expect(cart.version).not.toBe(version);
    const outdated = await sendCart(buyer, version, lines);
    expect((await expectProblem(outdated, 412, 'precondition-failed')).cart).toEqual(cart);
  });

  it.each([undefined, false])('leaves the cart alone when fromCart is %s', async (fromCart) => {
    const version = await fillCartOf(buyer, linesOf(plane));
    await expectStatus(await order([plane], { fromCart }), 201);
    expect(await getCartOf(buyer)).toEqual({ version, lines: linesOf(plane) });
  });

  it('needs no cart, and does not change one without its tools', async () => {
    await place([plane]);
    expect(await toolsInCart()).toEqual([]);
    const version = await fillCartOf(buyer, linesOf(saw));
    await place([plane]);
    expect(await getCartOf(buyer)).toEqual({ version, lines: linesOf(saw) });
  });

  it('leaves the carts of others', async () => {
    const other = await registerCustomer();
    const version = await fillCartOf(other, linesOf(plane));
    await fillCartOf(buyer, linesOf(plane));
    await place([plane]);
    expect(await getCartOf(other)).toEqual({ version, lines: linesOf(plane) });
  });

  it('leaves the cart alone when it is retried with its key', async () => {
    const key = randomUUID();
    await fillCartOf(buyer, linesOf(plane, saw));
    const placedOrder = await place([plane], key);
    const version = await fillCartOf(buyer, linesOf(plane));
    expect(await place([plane], key)).toEqual(placedOrder);
    expect(await getCartOf(buyer)).toEqual({ version, lines: linesOf(plane) });
    const conflict = await order([saw], {}, key);
    await expectProblem(conflict, 409, 'idempotency-conflict');
    expect(await getCartOf(buyer)).toEqual({ version, lines: linesOf(plane) });
  });

  it('leaves the cart when it is refused', async () => {
    const soldOut = await createTool({ available: 0 });
    const version = await fillCartOf(buyer, linesOf(plane, soldOut));
    await expectProblem(await order([plane, soldOut]), 409, 'insufficient-stock');
    await expectProblem(await order([plane, 'missing']), 404, 'tool-not-found');
    await expectProblem(await order([plane], { phoneNumber: '1' }), 400, 'validation');
    await expectProblem(await order([plane], { fromCart: 'yes' }), 400, 'validation');
    expect(await getCartOf(buyer)).toEqual({ version, lines: linesOf(plane, soldOut) });
  });

  it('keeps what another device changes at the same time, in either order', async () => {
    for (let round = 0; round < 8; round += 1) {
      const version = await fillCartOf(buyer, linesOf(plane));
      const [placed, saved] = await Promise.all([
        order([plane]),
        sendCart(buyer, version, linesOf(plane, saw)),
      ]);
      await expectStatus(placed, 201);
      expect([200, 412]).toContain(saved.status);
      // Either the change came first, and the order removes its tool from it, or it is refused.
      expect(await toolsInCart()).toEqual(saved.status === 200 ? [saw] : []);
    }
  });

  it('takes its tools out of the cart once for concurrent orders with one key', async () => {
    const key = randomUUID();
    await fillCartOf(buyer, linesOf(plane, saw));
    const placedOrders = await Promise.all([1, 2, 3, 4].map(() => place([plane], key)));
    expect(new Set(placedOrders.map(({ insertedId }) => insertedId)).size).toBe(1);
    expect(await toolsInCart()).toEqual([saw]);
  });
});
