import { counted, formatCount, type PriceList } from 'functions/contract';
import { DateTime } from '../../../../domain/time/DateTime.tsx';
import { paths } from '../../../../lib/router/paths.ts';
import { StatusChip } from '../../../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../../ui/lists/rows/Ellipsis.tsx';
import { RowLink } from '../../../../ui/lists/rows/RowLink.tsx';
import { PriceListStatusChip } from '../texts/PriceListStatusChip.tsx';
import { agreedText, audienceText, periodText, usesTools } from '../texts/priceListTexts.ts';

const Name = ({ _id, name }: PriceList) => <RowLink to={paths.priceList.href(_id)}>{name}</RowLink>;

/** Marks a list whose customers see only its tools. */
const Assortment = ({ assortment }: PriceList) =>
  assortment === 'only' && <StatusChip color="info" label="Assortment" />;

/** The columns of the price lists. */
export const priceListColumns: Column<PriceList>[] = [
  { id: 'name', header: 'Name', width: 0.28, isName: true, cell: (list) => <Name {...list} /> },
  { id: 'audience', header: 'For', cell: (list) => <Ellipsis>{audienceText(list)}</Ellipsis> },
  { id: 'agreed', header: 'Agreed', width: 112, cell: agreedText },
  {
    id: 'period',
    header: 'Applies',
    width: 200,
    cell: (list) => <Ellipsis>{periodText(list)}</Ellipsis>,
  },
  {
    id: 'prices',
    header: 'Tools',
    align: 'right',
    width: 72,
    cell: (list) => (usesTools(list) ? formatCount(list.prices) : 'All'),
  },
  {
    id: 'assortment',
    header: 'Shows',
    width: 112,
    cell: (list) => <Assortment {...list} />,
  },
  {
    id: 'updatedAt',
    header: 'Changed',
    width: 152,
    from: 'xl',
    cell: ({ updatedAt }) => <DateTime at={updatedAt} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 112,
    cell: (list) => <PriceListStatusChip list={list} />,
  },
];

const toolsText = (list: PriceList) =>
  usesTools(list) ? counted(list.prices, 'tool') : 'all tools';

/** A price list on a small screen. */
export const compactPriceList = (list: PriceList): CompactContent => ({
  lines: [
    { text: <Name {...list} />, end: <PriceListStatusChip list={list} /> },
    { text: audienceText(list), end: <Assortment {...list} /> },
    {
      text: `${agreedText(list)} · ${toolsText(list)} · ${periodText(list)}`,
      wraps: true,
    },
  ],
});
