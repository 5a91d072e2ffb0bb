import { isDeepStrictEqual } from 'node:util';
import {
  type FieldErrors,
  limits,
  type Relations,
  relatedIdsOf,
  relationLists,
} from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import { isDocumentId, tools } from '../../../store/collections/collections.ts';
import { successorLock } from '../../../store/collections/locks.ts';
import { findDocuments, selectFields } from '../../../store/reads/queries.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

const { successors: maxSuccessors } = limits.relations;

const refuse = (message: string): never => {
  throw validationError({ replacedBy: message });
};

/** Changes of successors take turns: two that fit by themselves may make a circle together. */
const takeTurn = async (transaction: Transaction): Promise<void> => {
  const change = { changedIn: transaction.id };
  if (await transaction.read(successorLock)) transaction.update(successorLock, change);
  else transaction.create(successorLock, change);
};

const successorFields = ['replacedBy'] as const;

/** The successors from a tool on, at most one more than there may be. */
const successorsFrom = async (transaction: Transaction, first: string): Promise<string[]> => {
  const chain: string[] = [];
  for (let next = first; next && chain.length <= maxSuccessors; ) {
    chain.push(next);
    const [tool] = await transaction.readAll([tools.doc(next)], successorFields);
    next = tool?.replacedBy ?? '';
  }
  return chain;
};

/** The maximum number of values that a Firestore query compares a field with. */
const idsPerQuery = 30;
const maxReplaced = 10_000;

/** The tools that are replaced by some tools. */
const replacedBy = async (ids: readonly string[]): Promise<string[]> => {
  const chunks = Array.from({ length: Math.ceil(ids.length / idsPerQuery) }, (_, at) =>
    ids.slice(at * idsPerQuery, (at + 1) * idsPerQuery),
  );
  const found = await Promise.all(
    chunks.map((chunk) =>
      findDocuments(
        selectFields(tools.where('replacedBy', 'in', chunk), successorFields),
        maxReplaced,
      ),
    ),
  );
  return found.flat().map(({ id }) => id);
};

/** How many tools lead to a tool one after another, at most one more than `most`. */
const stepsTo = async (id: string, most: number): Promise<number> => {
  let ids = [id];
  for (let steps = 0; ; steps += 1) {
    ids = steps > most ? [] : await replacedBy(ids);
    if (ids.length === 0) return steps;
  }
};

const checkSuccessor = async (
  transaction: Transaction,
  id: string,
  successor: string,
): Promise<void> => {
  await takeTurn(transaction);
  const chain = await successorsFrom(transaction, successor);
  if (chain.includes(id)) refuse('This tool replaces that one: a tool cannot be its own successor');
  const steps = await stepsTo(id, maxSuccessors - chain.length);
  if (chain.length + steps > maxSuccessors) {
    refuse(
      `At most ${maxSuccessors} successors may follow each other: choose the last one of them, or let the tools before this one name it`,
    );
  }
};

const missingMessage = (id: string): string => `There is no tool with the id ${id}`;

/** The message for each field that names a tool with a problem. */
const fieldErrors = (
  relations: Relations,
  problemOf: (id: string) => string | undefined,
): FieldErrors => {
  const named = [
    ['replacedBy', relations.replacedBy],
    ...relationLists.flatMap((name) => relations[name].map((id, at) => [`${name}.${at}`, id])),
  ];
  return Object.fromEntries(
    named.flatMap(([field = '', id = '']) => {
      const problem = id && problemOf(id);
      return problem ? [[field, problem]] : [];
    }),
  );
};

/** The SKU of a tool by its id; the id if there is no such tool. */
export type SkuOf = (id: string) => string;

/** The SKUs of tools by their ids. Costs a read for each. */
export const readSkus = async (
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const valid = ids.filter(isDocumentId);
  const found = await transaction.readAll(
    valid.map((id) => tools.doc(id)),
    ['sku'],
  );
  return new Map(
    valid.flatMap((id, at) => {
      const sku = found[at]?.sku;
      return sku === undefined ? [] : [[id, sku] as const];
    }),
  );
};

const relationsOf = ({
  replacedBy,
  accessories,
  spareParts,
  alternatives,
}: Relations): Relations => ({
  replacedBy,
  accessories,
  spareParts,
  alternatives,
});

/**
 * Checks the tools that a tool newly refers to. Resolves to the SKUs of all to which it refers. Costs
 * a read for each of them if any changes, and those of the successors before and after it. Throws `validation` for one that does not exist, for the tool itself, and for
 * a successor that leads back to it, or with which more than three follow each other.
 */
export const checkRelations = async (
  transaction: Transaction,
  id: string,
  before: Relations | undefined,
  after: Relations,
): Promise<SkuOf> => {
  const known = before ? relatedIdsOf(before) : [];
  const added = relatedIdsOf(after).filter((other) => !known.includes(other));
  const isChanged = after.replacedBy !== '' && after.replacedBy !== before?.replacedBy;
  const all = [...new Set([...known, ...added])];
  const isSame = before !== undefined && isDeepStrictEqual(relationsOf(before), relationsOf(after));
  const skus = await readSkus(transaction, isSame ? [] : all);
  const errors = fieldErrors(after, (other) => {
    if (other === id) return 'A tool cannot refer to itself';
    return added.includes(other) && !skus.has(other) ? missingMessage(other) : undefined;
  });
  if (Object.keys(errors).length > 0) throw validationError(errors);
  if (isChanged) await checkSuccessor(transaction, id, after.replacedBy);
  return (other) => skus.get(other) ?? other;
};
