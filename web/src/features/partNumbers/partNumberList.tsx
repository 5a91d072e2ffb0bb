import { mdiIdentifier } from '@mdi/js';
import { apiRoutes, foldedText, type PartNumber } from 'functions/contract';
import { type ListKind, noFilter } from '../../domain/list/listKind.ts';
import { partNumbersKey } from '../../domain/partNumber/usePartNumbers.ts';
import { callApi } from '../../lib/api/api.ts';
import { paths } from '../../lib/router/paths.ts';
import { RowLink } from '../../ui/lists/rows/RowLink.tsx';

/** A number as a row of the list. */
export interface ListedNumber extends PartNumber {
  _id: string;
}

const pageSize = 50;

const Tool = ({ toolId, toolName }: ListedNumber) => (
  <RowLink to={paths.tool.href(toolId)}>{toolName}</RowLink>
);

const hasWords = ({ number, sku, toolName }: PartNumber, words: string): boolean => {
  const text = foldedText(`${number} ${sku} ${toolName}`);
  return foldedText(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** A page of the numbers with some words: they come in one response, and a page is not long. */
const pageOf = (numbers: readonly PartNumber[], words: string, first: string) => {
  const found = numbers.filter((one) => hasWords(one, words));
  const from = Math.max(
    0,
    found.findIndex(({ toolId }) => toolId === first),
  );
  const items = found.slice(from, from + pageSize);
  return {
    items: items.map((one): ListedNumber => ({ ...one, _id: one.toolId })),
    next: found[from + pageSize]?.toolId ?? null,
  };
};

/** The own numbers of the payer. */
export const partNumberList: ListKind<ListedNumber, 'all'> = {
  title: 'Part numbers',
  noun: 'number',
  queryKey: partNumbersKey,
  pages: ({ words }) => ({
    queryKey: [...partNumbersKey, 'pages', words],
    queryFn: async ({ pageParam, signal }) => {
      const { numbers } = await callApi(apiRoutes.listPartNumbers, { signal });
      return pageOf(numbers, words, pageParam);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  }),
  search: { label: 'Search numbers, SKUs and tools', hasNumbers: false },
  filter: noFilter,
  columns: [
    { id: 'number', header: 'Your number', isName: true, cell: ({ number }) => number },
    { id: 'tool', header: 'Tool', cell: Tool },
    { id: 'sku', header: 'SKU', width: 144, cell: ({ sku }) => sku },
  ],
  compact: (row) => ({
    lines: [{ text: <strong>{row.number}</strong>, end: row.sku }, { text: <Tool {...row} /> }],
  }),
  nameOf: ({ number }) => number,
  icon: mdiIdentifier,
  empty: ({ words }) =>
    words
      ? { title: 'No number has these words', advice: 'Try fewer words or another spelling.' }
      : {
          title: 'No part numbers yet',
          advice:
            'Save the numbers that your company uses for our tools. Then quick order and the search find them, and your tables of orders have them.',
        },
};
