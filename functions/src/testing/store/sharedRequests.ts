import { randomUUID } from 'node:crypto';
import { ApiError, codeOf } from '../../errors.ts';
import { collection } from '../../store/collections/collection.ts';
import { removeAnswersTo } from '../../store/writes/answers.ts';
import { inGroup } from '../../store/writes/group/inGroup.ts';
import { increment } from '../../store/writes/increment.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** A document of a ledger for the tests of requests that share a transaction. */
interface LedgerDocument {
  ledger: string;
  name: string;
  stock?: number;
  spent?: Record<string, number>;
  sold?: Record<string, number>;
  last?: Record<string, { by: string; before: { by: string } | null }>;
  saw?: unknown;
}

const documents = collection<LedgerDocument>('sharedRequests');

/** Takes pieces of some items from the stock, within the budget of the buyer. */
export interface TakeRequest {
  /** Requests with the same key are retries; without one, each is another request. */
  key: string | undefined;
  items: string[];
  quantity: number;
  buyer: string;
  /** Whether the work fails in a way that is no answer. */
  isBroken: boolean;
}

const budget = 12;
const stockFields = ['stock'] as const;

/** A ledger in the store, of which each test has its own. */
export const openLedger = async (stock: Readonly<Record<string, number>>) => {
  const ledger = randomUUID();
  const at = (name: string) => documents.doc(`${ledger}-${name}`);
  const named = (name: string) => ({ ledger, name });
  for (const [item, pieces] of Object.entries(stock)) {
    await at(item).set({ ...named(item), stock: pieces });
  }

  const work = async (
    transaction: Transaction,
    { items, quantity, buyer, isBroken }: TakeRequest,
    by: string,
  ): Promise<string> => {
    const reading = transaction.readAll(items.map(at), stockFields);
    const [stocks, spending] = await Promise.all([reading, transaction.read(at(buyer))]);
    if (isBroken) throw new Error('broken');
    if (stocks.some((one) => (one?.stock ?? 0) < quantity)) throw new ApiError('order-not-found');
    const spent = spending?.spent?.['this.month'] ?? 0;
    if (spent + quantity > budget) throw new ApiError('role-forbidden');
    for (const item of items) transaction.update(at(item), { stock: increment(-quantity) });
    const sum = spent + quantity;
    if (spending) transaction.updatePaths(at(buyer), [[['spent', 'this.month'], sum]]);
    else transaction.create(at(buyer), { ...named(buyer), spent: { 'this.month': sum } });
    const sold = Object.fromEntries(items.map((item) => [item, increment(quantity)]));
    transaction.merge(at('total'), { ...named('total'), sold: sold as never });
    const { last = {} } = (await transaction.peek(at('last'))) ?? {};
    const changes = items.map((item) => [item, { by, before: asBefore(last[item]) }]);
    transaction.merge(at('last'), { ...named('last'), last: Object.fromEntries(changes) });
    const saw = { stocks, spent, last: items.map((item) => last[item] ?? null) };
    transaction.create(documents.doc(transaction.id), { ...named(`request ${by}`), saw });
    return by;
  };

  const send = (request: TakeRequest, by: string, isShared: boolean): Promise<string> => {
    const { key, items, quantity, buyer } = request;
    const sharing = {
      documents: [...items, buyer].map(at),
      weight: items.length,
      readAhead: (transaction: Transaction) => transaction.peek(at('last')),
    };
    const input = { items, quantity, buyer };
    const sent = { caller: ledger, key, input, checkRights: checkedByRoute };
    return once(isShared ? { ...sent, transact: inGroup(sharing) } : sent, (transaction) =>
      work(transaction, request, by),
    );
  };

  const contents = async (): Promise<unknown[]> => {
    const { docs } = await documents.where('ledger', '==', ledger).get();
    const found = docs.map((one) => ({ ...one.data(), ledger: '' }));
    return found.toSorted((one, other) => one.name.localeCompare(other.name));
  };

  const remove = async (): Promise<void> => {
    const { docs } = await documents.where('ledger', '==', ledger).get();
    await Promise.all([removeAnswersTo(ledger), ...docs.map(({ ref }) => ref.delete())]);
  };

  return { at, send, contents, remove };
};

const asBefore = (last: { by: string } | undefined) => (last ? { by: last.by } : null);

/** The answer to a request, or the code or message of its error. */
export const outcomeOf = (sent: Promise<string>): Promise<unknown> =>
  sent.catch((error: Error) => codeOf(error) ?? error.message);
