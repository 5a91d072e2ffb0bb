import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type Cart,
  type CartLine,
  type CartTool,
  canBeBought,
  type PlacedOrder,
  type Problem,
  priceLine,
  type ResolvedRows,
  type SavedCart,
} from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { linesBody, orderHeaders } from 'functions/testing/orders/orders';
import type { ApiResponse } from '../support/calls.ts';
import { chooseTool } from '../support/fixtures.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { sendRepeatedly } from '../support/sendRepeatedly.ts';
import { randomQuantity } from './ordering.ts';

const lineCounts = Array.from({ length: 20 }, (_, n) => n + 1);

/** The shares of carts that two devices change at once, and of lines that are ordered. */
const shares = { twoDevices: 0.2, ordered: 0.8 };

const lineOf = (tool: CartTool): CartLine => {
  const quantity = randomQuantity(tool);
  const { unitPrice } = priceLine(tool, quantity);
  return { toolId: tool._id, quantity, toolName: tool.toolName, unitPrice };
};

/**
 * Returns a function with which a customer fills the cart with 1 to 20 tools, sometimes on two
 * devices at once, and orders most of them from the cart. After each step the cart must be the
 * acknowledged one.
 */
export const shopping = (
  { call, tools, tracker, carts }: LoadContext,
  { uid, token }: TestAccount,
  mine: string[],
): (() => Promise<void>) => {
  const openCart = async (when: string): Promise<Cart | undefined> => {
    const opened = await call('cart', 'GET', '/cart', { token });
    if (!opened.ok) return undefined;
    carts.check(uid, when, opened.body as Cart);
    return opened.body as Cart;
  };

  const chooseLines = async (): Promise<CartLine[]> => {
    const ids = Array.from({ length: randomItem(lineCounts) }, () => chooseTool(tools));
    const rows = [...new Set(ids), randomUUID()].map((toolId) => ({ toolId, quantity: 1 }));
    const resolved = await call('look up rows', 'POST', '/cart/resolve', {
      token,
      json: { rows },
    });
    if (!resolved.ok) return [];
    const found = (resolved.body as ResolvedRows).rows.flatMap(({ tool }) => tool ?? []);
    return found.filter(canBeBought).map(lineOf);
  };

  const send = (version: string, lines: readonly CartLine[]) =>
    call('save cart', 'PUT', '/cart', { token, json: { version, lines } });

  /**
   * A fault may have taken the response to a change that was made: then the retry is refused with
   * it.
   */
  const isSaved = ({ ok, retried, body }: ApiResponse, lines: readonly CartLine[]): boolean =>
    ok || (retried && isDeepStrictEqual((body as Problem).cart?.lines, lines));

  const checkRefusal = (
    { status, body }: ApiResponse,
    saved: Pick<SavedCart, 'version'> | undefined,
  ) => {
    const { cart } = body as Problem;
    if (status !== 412 || cart?.version !== saved?.version) {
      carts.report(`A second change of the cart of ${uid} was answered with ${status}`);
    } else carts.check(uid, 'In a refusal', cart);
  };

  /**
   * Saves a cart; another device has changed the same version. One of them gets the other's cart.
   */
  const save = async ({ version, lines }: Cart): Promise<void> => {
    const candidates = [await chooseLines()];
    if (randomBoolean(shares.twoDevices)) candidates.push([...lines.slice(0, 5)]);
    const responses = await Promise.all(candidates.map((each) => send(version, each)));
    const winner = responses.findIndex((each, index) => isSaved(each, candidates[index] ?? []));
    const won = responses[winner];
    if (!won) return;
    const saved = won.ok ? (won.body as SavedCart) : (won.body as Problem).cart;
    carts.save(uid, candidates[winner] ?? []);
    for (const other of responses.toSpliced(winner, 1)) checkRefusal(other, saved);
  };

  const order = async ({ lines }: Cart): Promise<void> => {
    const ordered = lines.filter(() => randomBoolean(shares.ordered));
    if (ordered.length === 0) return;
    const sent = ordered.map(({ toolName: _, ...line }) => line);
    const json = linesBody([], { lines: sent, fromCart: true });
    const options = { token, json, headers: orderHeaders(randomUUID()) };
    const responses = await sendRepeatedly((repeat) =>
      call(`order from the cart${repeat}`, 'POST', '/order', options),
    );
    const placed = responses.filter(({ ok }) => ok).map(({ body }) => body as PlacedOrder);
    for (const each of placed) tracker.place(options.headers['Idempotency-Key'], each);
    if (!placed[0]) return;
    mine.push(placed[0].insertedId);
    carts.order(
      uid,
      ordered.map(({ toolId }) => toolId),
    );
  };

  return async () => {
    const before = await openCart('Before');
    if (before) await save(before);
    const filled = await openCart('After it was saved');
    if (filled) await order(filled);
    await openCart('After an order');
  };
};
