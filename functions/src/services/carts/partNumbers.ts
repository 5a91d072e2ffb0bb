import {
  assignNumbers,
  may,
  type PartNumber,
  type PartNumberRow,
  type PartNumberRowsInput,
  type PartNumbers,
  partNumberKey,
  type SavedPartNumbers,
  skuPattern,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import { partNumbers } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import { readPartNumbers } from '../customers/readPartNumbers.ts';
import { readBuyerPrices } from '../prices/buyerPrices.ts';
import { findRowTools, toolsBySku } from './findRowTools.ts';

/** The own numbers of the payer, in their order. */
export const listPartNumbers = async ({ payerId }: Buyer): Promise<PartNumbers> => {
  const numbers = await readPartNumbers(payerId);
  const inOrder = new Intl.Collator('en', { numeric: true });
  return { numbers: numbers.toSorted((one, other) => inOrder.compare(one.number, other.number)) };
};

/** Throws `role-forbidden` for a member who does not order. */
const checkRight = ({ membership }: Pick<Buyer, 'membership'>): void => {
  if (membership && !may(membership.role, 'order')) throw new ApiError('role-forbidden');
};

/** The tools of the rows as the payer sees them, and those whose SKUs are given as numbers. */
const findTools = async (rows: readonly PartNumberRow[], payerId: string) => {
  const keys = rows.map(({ number }) => partNumberKey(number ?? ''));
  const [toolOf, owners] = await Promise.all([
    findRowTools(rows, payerId),
    toolsBySku(keys.filter((key) => skuPattern.test(key))),
  ]);
  const toolIds = rows.flatMap((row) => toolOf(row)?.tool._id ?? []);
  const prices = await readBuyerPrices({ payerId, toolIds });
  const numbered = ({ _id, sku, toolName }: { _id: string; sku: string; toolName: string }) => ({
    toolId: _id,
    sku,
    toolName,
  });
  return {
    toolOf: (row: PartNumberRow) => {
      const found = toolOf(row);
      const shown = found && prices.shown(found.tool);
      return shown ? numbered(shown) : null;
    },
    owners: new Map([...owners].map(([sku, { tool }]) => [sku, numbered(tool)])),
  };
};

/** A number can be removed from a tool that is gone or that the payer no longer sees. */
const keptTool = (stored: readonly PartNumber[], { toolId, number }: PartNumberRow) => {
  if (number?.trim()) return undefined;
  return stored.find((one) => one.toolId === toolId);
};

/**
 * Saves own numbers for tools, or removes them. A retry with the same key changes nothing. Throws
 * `role-forbidden`, and `user-not-found` when the account is being deleted.
 */
export const savePartNumbers = async (
  { key, input }: IdempotentRequest<PartNumberRowsInput>,
  buyer: Buyer,
): Promise<SavedPartNumbers> => {
  checkRight(buyer);
  const { payerId, uid } = buyer;
  const reference = partNumbers.doc(payerId);
  const { toolOf, owners } = await findTools(input.rows, payerId);
  const request = { caller: uid, key, input: { payerId, ...input }, changes: reference };
  return once({ ...request, checkRights: () => checkRight(buyer) }, async (transaction, kept) => {
    const stored = kept?.numbers ?? [];
    const rows = input.rows.map((row) => ({
      tool: toolOf(row) ?? keptTool(stored, row) ?? null,
      named: row.sku ?? row.toolId ?? '',
      number: row.number ?? '',
    }));
    const assigned = assignNumbers(stored, rows, owners);
    const content = { numbers: assigned.numbers, changeId: transaction.id };
    if (kept) transaction.update(reference, content);
    else {
      await refuseIfDeleted(transaction, uid);
      transaction.create(reference, content);
    }
    return { acknowledged: true, ...assigned };
  });
};

/** Deletes the own numbers of an account, if it has any. */
export const removePartNumbersOf = (uid: string): Promise<void> =>
  transact(async (transaction) => {
    if (await transaction.read(partNumbers.doc(uid))) transaction.remove(partNumbers.doc(uid));
  });
