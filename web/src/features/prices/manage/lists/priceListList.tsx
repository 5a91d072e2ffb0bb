import { mdiTagMultipleOutline } from '@mdi/js';
import {
  apiRoutes,
  counted,
  formatCount,
  type PriceList,
  type PriceListFilter,
} from 'functions/contract';
import type { ListKind } from '../../../../domain/list/listKind.ts';
import { DateTime } from '../../../../domain/time/DateTime.tsx';
import { shopDay } from '../../../../domain/time/dates.ts';
import { pagedList } from '../../../../lib/queries/pagedList.ts';
import { lazyPaths } from '../../../../lib/router/lazyPaths.ts';
import { StatusChip } from '../../../../ui/feedback/StatusChip.tsx';
import { LinkButton } from '../../../../ui/inputs/LinkButton.tsx';
import type { Column, CompactContent } from '../../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../../ui/lists/rows/Ellipsis.tsx';
import { RowLink } from '../../../../ui/lists/rows/RowLink.tsx';
import { priceKeys } from '../data/priceKeys.ts';
import {
  agreedText,
  audienceText,
  periodText,
  priceListStatusTexts,
  statusOn,
  usesTools,
} from '../texts/priceListTexts.ts';

const Name = ({ _id, name }: PriceList) => (
  <RowLink to={lazyPaths.priceList.href(_id)}>{name}</RowLink>
);

/** Marks a list whose customers see only its tools. */
const Assortment = ({ assortment }: PriceList) =>
  assortment === 'only' && <StatusChip color="info" label="Assortment" />;

const columns: Column<PriceList>[] = [
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
    cell: (list) => <StatusChip {...statusOn(list, shopDay())} />,
  },
];

const toolsText = (list: PriceList) =>
  usesTools(list) ? counted(list.prices, 'tool') : 'all tools';

/** A price list on a small screen. */
const compact = (list: PriceList): CompactContent => ({
  lines: [
    { text: <Name {...list} />, end: <StatusChip {...statusOn(list, shopDay())} /> },
    { text: audienceText(list), end: <Assortment {...list} /> },
    {
      text: `${agreedText(list)} · ${toolsText(list)} · ${periodText(list)}`,
      wraps: true,
    },
  ],
});

const NewPriceList = () => <LinkButton to={lazyPaths.newPriceList.path}>New price list</LinkButton>;

/** The price lists for staff, those changed last first. */
export const priceListList: ListKind<PriceList, PriceListFilter> = {
  title: 'Price lists',
  staffList: 'price-lists',
  noun: 'price list',
  queryKey: priceKeys.lists,
  pages: ({ filter, only }) =>
    pagedList(priceKeys.lists, apiRoutes.listPriceLists, {
      query: { status: filter, audience: only },
    }),
  filter: {
    name: 'status',
    label: 'Price lists to show',
    texts: { all: 'All', ...priceListStatusTexts },
    initial: 'all',
    all: 'all',
  },
  only: {
    name: 'audience',
    text: (_, [first]) => `Only for: ${first ? audienceText(first) : 'one customer or group'}`,
  },
  columns,
  compact,
  nameOf: ({ name }) => name,
  icon: mdiTagMultipleOutline,
  empty: ({ filter, only }) =>
    filter !== 'all' || only
      ? { title: 'No price list matches', advice: 'Try another status, or remove the filter.' }
      : {
          title: 'No price lists yet',
          advice:
            'Agree prices with a customer, with a group of customers, or with all. Until then, everyone pays the list price.',
          action: <NewPriceList />,
        },
};
