import { gtinKey } from '../../contract/index.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { gtins, skus, tools } from '../../store/collections/collections.ts';
import { batchesById, selectFields } from '../../store/reads/queries.ts';
import { readNumber } from './documents/toolNumbers.ts';

type Numbered = Pick<ToolDocument, 'sku' | 'oldSkus' | 'gtin'>;

const numberFields = ['sku', 'oldSkus', 'gtin'] as const;

/** A kind of number that is reserved for one tool. */
interface NumberKind {
  name: string;
  reservations: typeof skus | typeof gtins;
  numbersOf: (tool: Numbered) => string[];
}

const kinds: readonly NumberKind[] = [
  {
    name: 'SKU',
    reservations: skus,
    numbersOf: ({ sku, oldSkus = [] }) => [sku, ...oldSkus],
  },
  {
    name: 'GTIN',
    reservations: gtins,
    numbersOf: ({ gtin }) => (gtin ? [gtinKey(gtin)] : []),
  },
];

/** A tool and a number that it has or that is reserved for it. */
interface Pair {
  toolId: string;
  number: string;
}

const readNumbers = async (): Promise<[id: string, tool: Numbered][]> => {
  const found: [string, Numbered][] = [];
  for await (const batch of batchesById(selectFields(tools, [...numberFields]))) {
    found.push(...batch.map(({ id, content }): [string, Numbered] => [id, content]));
  }
  return found;
};

const pairsOfReservations = async (reservations: NumberKind['reservations']): Promise<Pair[]> => {
  const pairs: Pair[] = [];
  for await (const batch of batchesById(reservations)) {
    pairs.push(...batch.map(({ id, content }) => ({ toolId: content.toolId, number: id })));
  }
  return pairs;
};

const keyOf = ({ toolId, number }: Pair): string => `${number} ${toolId}`;

const without = (pairs: readonly Pair[], others: readonly Pair[]): Pair[] => {
  const keys = new Set(others.map(keyOf));
  return pairs.filter((pair) => !keys.has(keyOf(pair)));
};

// The tool may have been created, changed or deleted since it was read.
const problemOf = async (
  { toolId, number }: Pair,
  { name, reservations, numbersOf }: NumberKind,
): Promise<string[]> => {
  const { tool, owner } = await readNumber(toolId, reservations.doc(number));
  const has = tool !== undefined && numbersOf(tool).includes(number);
  if (has === (owner === toolId)) return [];
  return has
    ? [
        `tool ${toolId}: its ${name} ${number} is reserved for ${owner ? `tool ${owner}` : 'no tool'}`,
      ]
    : [`${name} ${number} is reserved for tool ${toolId}, which does not have it`];
};

const checkKind = async (
  kind: NumberKind,
  numbered: readonly [id: string, tool: Numbered][],
): Promise<string[]> => {
  const had = numbered.flatMap(([toolId, tool]) =>
    kind.numbersOf(tool).map((number) => ({ toolId, number })),
  );
  const reserved = await pairsOfReservations(kind.reservations);
  const problems: string[] = [];
  for (const suspect of [...without(had, reserved), ...without(reserved, had)]) {
    problems.push(...(await problemOf(suspect, kind)));
  }
  return problems;
};

/**
 * Checks that the SKUs of each tool, also its old ones, and its GTIN are reserved for it, and each
 * reservation is for a tool with that number. Returns a sentence for each problem. Can run while the
 * shop sells. Costs a read for each tool and each reservation.
 */
export const checkSkus = async (): Promise<string[]> => {
  const numbered = await readNumbers();
  const problems = await Promise.all(kinds.map((kind) => checkKind(kind, numbered)));
  return problems.flat();
};
