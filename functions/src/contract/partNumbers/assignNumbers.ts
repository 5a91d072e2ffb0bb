import { limits } from '../limits.ts';
import { formatCount } from '../numbers/numbers.ts';
import { cleanCell } from '../tables/tableSyntax.ts';
import {
  type PartNumber,
  type PartNumberResult,
  partNumberKey,
  type SavedPartNumber,
} from './model.ts';

/** A tool that has a number or gets one. */
type NumberedTool = Omit<PartNumber, 'number'>;

/** A row with its tool; null if the payer sees no such tool. */
interface NumberRow {
  tool: NumberedTool | null;
  /** The SKU or id as the row has it. */
  named: string;
  /** Empty to remove the number of the tool. */
  number: string;
}

interface Assigned {
  numbers: PartNumber[];
  rows: SavedPartNumber[];
}

const { count, length } = limits.partNumbers;

const fullMessage = `There can be at most ${formatCount(count)} numbers: remove some first`;

/** Why a row cannot be saved whatever numbers there are. */
const problemOf = (
  { tool, named, number }: NumberRow,
  skuOwners: ReadonlyMap<string, NumberedTool>,
): string | undefined => {
  if (!tool) return named === '' ? 'Enter a SKU' : `No tool has the SKU ${named}`;
  if (number.length > length) return `A number can have at most ${length} characters`;
  const owner = skuOwners.get(partNumberKey(number));
  if (!owner || owner.toolId === tool.toolId) return undefined;
  return `${number} is the SKU of “${owner.toolName}”, which is found first`;
};

interface Assignment {
  at: number;
  tool: NumberedTool;
  number: string;
}

/** The last row for each tool, which counts. */
const lastOfEach = (assignments: readonly Assignment[]): Assignment[] => [
  ...new Map(assignments.map((one) => [one.tool.toolId, one])).values(),
];

/** Who has a number before the others: a tool that keeps it, or the first that gets it. */
const holdersOf = (
  stored: readonly PartNumber[],
  changed: readonly Assignment[],
): Map<string, NumberedTool> => {
  const ids = new Set(changed.map(({ tool }) => tool.toolId));
  const holders = new Map<string, NumberedTool>();
  const kept = stored.filter(({ toolId }) => !ids.has(toolId));
  for (const tool of kept) holders.set(partNumberKey(tool.number), tool);
  for (const { tool, number } of changed) {
    const key = partNumberKey(number);
    if (number !== '' && !holders.has(key)) holders.set(key, tool);
  }
  return holders;
};

/** Leaves out rows until no two tools have one number: a refused row keeps its tool's number. */
const withoutConflicts = (
  stored: readonly PartNumber[],
  wanted: readonly Assignment[],
): { accepted: Assignment[]; taken: Map<number, NumberedTool> } => {
  const taken = new Map<number, NumberedTool>();
  let accepted = [...wanted];
  for (;;) {
    const holders = holdersOf(stored, accepted);
    const refused = accepted.filter(({ tool, number }) => {
      const holder = holders.get(partNumberKey(number));
      return number !== '' && holder?.toolId !== tool.toolId;
    });
    if (refused.length === 0) return { accepted, taken };
    for (const { at, number } of refused) {
      const holder = holders.get(partNumberKey(number));
      if (holder) taken.set(at, holder);
    }
    accepted = accepted.filter(({ at }) => !taken.has(at));
  }
};

/** Leaves out the last new numbers, beyond the limit. */
const withinLimit = (stored: readonly PartNumber[], accepted: readonly Assignment[]) => {
  const known = new Set(stored.map(({ toolId }) => toolId));
  const removed = accepted.filter(({ tool, number }) => number === '' && known.has(tool.toolId));
  const fresh = accepted.filter(({ tool, number }) => number !== '' && !known.has(tool.toolId));
  const room = Math.max(0, count - stored.length + removed.length);
  return new Set(fresh.slice(room).map(({ at }) => at));
};

const resultOf = (
  stored: PartNumber | undefined,
  { tool, number }: Assignment,
): PartNumberResult => {
  if (number === '') return stored ? 'removed' : 'unchanged';
  const isSame = stored?.number === number && stored.sku === tool.sku;
  return isSame && stored.toolName === tool.toolName ? 'unchanged' : 'saved';
};

/**
 * The own numbers after some rows. A tool has at most one number, and no two tools have the same:
 * rows may swap numbers, and a row that is refused changes nothing, whatever becomes of the others.
 * Of several rows for one tool, the last counts.
 */
export const assignNumbers = (
  stored: readonly PartNumber[],
  given: readonly NumberRow[],
  skuOwners: ReadonlyMap<string, NumberedTool>,
): Assigned => {
  const rows = given.map((row) => ({ ...row, number: cleanCell(row.number) }));
  const problems = rows.map((row) => problemOf(row, skuOwners));
  const wanted = lastOfEach(
    rows.flatMap(({ tool, number }, at) => (tool && !problems[at] ? [{ at, tool, number }] : [])),
  );
  const { accepted, taken } = withoutConflicts(stored, wanted);
  const beyond = withinLimit(stored, accepted);
  const applied = accepted.filter(({ at }) => !beyond.has(at));
  const before = new Map(stored.map((one) => [one.toolId, one]));
  const after = new Map(before);
  for (const { tool, number } of applied) {
    if (number === '') after.delete(tool.toolId);
    else after.set(tool.toolId, { ...tool, number });
  }
  const results = new Map(
    applied.map((one) => [one.at, resultOf(before.get(one.tool.toolId), one)]),
  );
  const messageOf = (at: number): string | undefined => {
    const holder = taken.get(at);
    if (holder) return `${rows[at]?.number} is your number for “${holder.toolName}”`;
    return beyond.has(at) ? fullMessage : problems[at];
  };
  return {
    numbers: [...after.values()],
    rows: rows.map((_, at): SavedPartNumber => {
      const message = messageOf(at) ?? null;
      const result = results.get(at) ?? 'unchanged';
      return { result: message === null ? result : 'refused', message };
    }),
  };
};
