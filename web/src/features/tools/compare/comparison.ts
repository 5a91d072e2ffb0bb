import {
  availableText,
  categoryNames,
  formatCount,
  formatMoney,
  packText,
  type Specification,
  smallestQuantityOf,
  type Tool,
} from 'functions/contract';
import { maxCompared } from './compared.ts';

/** The parameter of the page's address. */
const comparedParam = 'tools';

/** The ids in an address: at most four different ones, and how many are beyond that. */
export const comparedIds = (params: URLSearchParams): { ids: string[]; beyond: number } => {
  const texts = (params.get(comparedParam) ?? '').split(',').map((text) => text.trim());
  const distinct = [...new Set(texts)].filter((id) => id !== '' && id.length <= 100);
  return {
    ids: distinct.slice(0, maxCompared),
    beyond: Math.max(0, distinct.length - maxCompared),
  };
};

/** A row of a comparison: a value of each tool. */
export interface ComparedRow {
  name: string;
  values: string[];
  /** Whether the tools differ in it. */
  differs: boolean;
}

const none = '–';

const rowOf = (name: string, values: string[]): ComparedRow => ({
  name,
  values,
  differs: new Set(values.map((value) => value.toLowerCase())).size > 1,
});

const factNames = {
  Category: ({ category }: Tool) => categoryNames[category],
  Availability: (tool: Tool) => availableText(formatCount(tool.available)),
  'Minimum order': (tool: Tool) => formatCount(smallestQuantityOf(tool)),
  Sold: (tool: Tool) => packText(tool) || 'By the piece',
  'Maximum order': ({ maxOrder }: Tool) => (maxOrder === null ? none : formatCount(maxOrder)),
  'Lowest price': ({ priceBreaks }: Tool) => {
    const lowest = priceBreaks.at(-1);
    return lowest ? `${formatMoney(lowest.price)} from ${formatCount(lowest.minQuantity)}` : none;
  },
};

/** The facts of some tools, side by side, and their technical data. */
export const comparisonOf = (
  tools: readonly Tool[],
  dataOf: (tool: Tool) => readonly Specification[],
): ComparedRow[] => {
  const data = tools.map(dataOf);
  const names = new Set(data.flatMap((rows) => rows.map(({ name }) => name)));
  return [
    ...Object.entries(factNames).map(([name, textOf]) => rowOf(name, tools.map(textOf))),
    ...[...names].map((name) =>
      rowOf(
        name,
        data.map((rows) => rows.find((one) => one.name === name)?.value ?? none),
      ),
    ),
  ];
};
