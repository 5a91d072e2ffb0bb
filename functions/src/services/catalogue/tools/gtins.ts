import { gtinKey } from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import { gtins, tools } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

const referenceOf = (gtin: string) => gtins.doc(gtinKey(gtin));

const gtinTaken = (gtin: string, toolName = 'another tool') =>
  validationError({ gtin: `${gtin} is the GTIN of “${toolName}”: enter another one` });

const reserve = async (transaction: Transaction, toolId: string, gtin: string): Promise<void> => {
  const owner = (await transaction.read(referenceOf(gtin)))?.toolId;
  if (owner === toolId) return;
  if (owner === undefined) return transaction.create(referenceOf(gtin), { toolId });
  throw gtinTaken(gtin, (await readDocument(tools.doc(owner)))?.toolName);
};

const release = async (transaction: Transaction, toolId: string, gtin: string): Promise<void> => {
  const owner = (await transaction.read(referenceOf(gtin)))?.toolId;
  if (owner === toolId) transaction.remove(referenceOf(gtin));
};

/**
 * Reserves the GTIN of a tool and releases the one that it had; either may be empty. The same number
 * with more zeros at its start is one GTIN. Throws `validation` if it belongs to another tool.
 */
export const moveGtin = async (
  transaction: Transaction,
  toolId: string,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  if (to) await reserve(transaction, toolId, to);
  if (from && (!to || gtinKey(from) !== gtinKey(to))) await release(transaction, toolId, from);
};
