import { randomUUID } from 'node:crypto';
import {
  type PlacedOrder,
  priceLine,
  type QuantityRules,
  quantityRangeOf,
  type ResolvedRows,
  smallestOrderOf,
  type Tool,
  toDollars,
} from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { linesBody, orderBody, orderHeaders } from 'functions/testing/orders/orders';
import { chooseTool } from '../support/fixtures.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { sendRepeatedly } from '../support/sendRepeatedly.ts';

const lineCounts = [1, 1, 1, 2, 3, 5, 10];

/** The share of orders for one tool that have the body of the specification. */
const specified = 0.5;

const steps = [0, 1, 4];

/**
 * A quantity that the tool's rules allow. Of a sold-out tool, the smallest order is sent in vain.
 */
export const randomQuantity = (tool: QuantityRules): number => {
  const range = quantityRangeOf(tool);
  if (!range) return smallestOrderOf(tool);
  return Math.min(range.smallest + randomItem(steps) * range.step, range.largest);
};

const bodyOfOne = (tool: Tool) => {
  const quantity = randomQuantity(tool);
  const bill = toDollars(priceLine(tool, quantity).lineTotal);
  return orderBody(tool._id, { orderQuantity: quantity, totalBill: bill });
};

interface OrderedLine {
  toolId: string;
  quantity: number;
  unitPrice: number;
}

const linesOf = (tools: readonly Tool[]): OrderedLine[] =>
  tools.map((tool) => {
    const quantity = randomQuantity(tool);
    return { toolId: tool._id, quantity, unitPrice: priceLine(tool, quantity).unitPrice };
  });

const bodyOf = (tools: readonly Tool[]) => {
  const [tool] = tools;
  if (tool && tools.length === 1 && randomBoolean(specified)) return bodyOfOne(tool);
  return linesBody([], { lines: linesOf(tools) });
};

/** Sends an order, sometimes twice with the same Idempotency-Key, and adds it to `mine`. */
const place = async (
  { call, tracker }: LoadContext,
  { token }: TestAccount,
  { kind, json, mine }: { kind: string; json: unknown; mine: string[] },
): Promise<void> => {
  const key = randomUUID();
  const options = { token, json, headers: orderHeaders(key) };
  const responses = await sendRepeatedly((repeat) =>
    call(`${kind}${repeat}`, 'POST', '/order', options),
  );
  const placed = responses.filter(({ ok }) => ok).map(({ body }) => body as PlacedOrder);
  for (const each of placed) tracker.place(key, each);
  if (placed[0]) mine.push(placed[0].insertedId);
};

const someTools = ({ tools }: LoadContext): string[] =>
  Array.from({ length: randomItem(lineCounts) }, () => chooseTool(tools));

/** Opens the pages of tools, with the prices of the payer. */
const openTools = async (
  { call }: LoadContext,
  { token }: Pick<TestAccount, 'token'>,
  ids: readonly string[],
  headers: Record<string, string> = {},
): Promise<Tool[]> => {
  const pages = await Promise.all(
    [...new Set(ids)].map((id) => call('tool page', 'GET', `/tool/${id}`, { token, headers })),
  );
  return pages.filter(({ ok }) => ok).map(({ body }) => body as Tool);
};

/** The body of a company's order for some tools; undefined when no page could be opened. */
export const randomOrder = async (
  shop: LoadContext,
  member: Pick<TestAccount, 'token'>,
  companyId: string,
): Promise<unknown> => {
  const opened = await openTools(shop, member, someTools(shop), { 'X-Company': companyId });
  return opened.length === 0 ? undefined : bodyOf(opened);
};

/**
 * Returns a function that orders one or several tools, sometimes twice with the same
 * Idempotency-Key, and adds the order to `mine`.
 */
export const ordering =
  (shop: LoadContext, account: TestAccount, mine: string[]): (() => Promise<void>) =>
  async () => {
    const opened = await openTools(shop, account, someTools(shop));
    if (opened.length === 0) return;
    const kind = opened.length === 1 ? 'order' : 'order of several tools';
    await place(shop, account, { kind, json: bodyOf(opened), mine });
  };

/** The shares of orders of a rush that the shop has to refuse: a wrong price, too many pieces. */
const refused = { price: 0.15, pieces: 0.15 };

const spoilt = (line: OrderedLine, index: number): OrderedLine => {
  // The first tool has no limit for an order.
  if (index === 0 && randomBoolean(refused.pieces)) return { ...line, quantity: 9_000_000 };
  return randomBoolean(refused.price) ? { ...line, unitPrice: line.unitPrice + 1 } : line;
};

/**
 * Lets customers order the same tools at the same time, which share commits. Some of these orders have
 * to be refused, and the others not.
 */
export const rush = async (
  shop: LoadContext,
  customers: readonly TestAccount[],
  toolIds: readonly string[],
): Promise<void> => {
  const bodies = await Promise.all(
    customers.map(async (customer) => {
      const lines = linesOf(await openTools(shop, customer, toolIds)).map(spoilt);
      return { customer, json: linesBody([], { lines }) };
    }),
  );
  await Promise.all(
    bodies.map(({ customer, json }) =>
      place(shop, customer, { kind: 'order in a rush', json, mine: [] }),
    ),
  );
};

const rowCounts = [3, 8, 20];

/**
 * Returns a function with which a customer enters SKUs and quantities, one of them unknown, and
 * orders the rows that can be ordered, to be paid by card where the shop takes cards.
 */
export const quickOrdering =
  (shop: LoadContext, account: TestAccount, mine: string[]): (() => Promise<void>) =>
  async () => {
    const { call, tools, takesCards } = shop;
    const skus = new Set(
      Array.from({ length: randomItem(rowCounts) }, () => tools.skuOf(chooseTool(tools))),
    );
    const rows = [...skus, 'NO-SUCH-SKU'].map((sku) => ({ sku, quantity: 12 }));
    const { token } = account;
    const options = { token, json: { rows } };
    const resolved = await call('quick order rows', 'POST', '/cart/resolve', options);
    if (!resolved.ok) return;
    const lines = (resolved.body as ResolvedRows).rows.flatMap(
      ({ tool, quantity, price, problem }) =>
        tool && quantity && price && !problem
          ? [{ toolId: tool._id, quantity, unitPrice: price.unitPrice }]
          : [],
    );
    if (lines.length === 0) return;
    const paymentMethod = takesCards ? 'card' : 'bank-transfer';
    await place(shop, account, {
      kind: 'quick order',
      json: linesBody([], { lines, paymentMethod }),
      mine,
    });
  };
