import { mdiRuler } from '@mdi/js';
import { apiRoutes, counted, formatCount, type ListedFamily } from 'functions/contract';
import type { ListKind, ListSearch } from '../../../domain/list/listKind.ts';
import { noFilter } from '../../../domain/list/listKind.ts';
import { sortQuery } from '../../../domain/list/listSort.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import { useAttributes } from '../../../domain/tool/useAttributes.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { RowLink } from '../../../ui/lists/rows/RowLink.tsx';
import { familyKeys } from './useFamilies.ts';

const Name = ({ _id, name }: ListedFamily) => (
  <RowLink to={lazyPaths.managedFamily.href(_id)}>{name}</RowLink>
);

/** The labels of the attributes, or their keys until these are known. */
const Axes = ({ axes }: ListedFamily) => {
  const { data = [] } = useAttributes();
  const labels = axes.map((key) => data.find(({ _id }) => _id === key)?.label ?? key);
  return <Ellipsis>{labels.join(' × ')}</Ellipsis>;
};

const Changed = ({ updatedAt }: ListedFamily) => (
  <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
);

const columns: Column<ListedFamily>[] = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    sorts: { ascending: 'name' },
    cell: (family) => <Name {...family} />,
  },
  { id: 'axes', header: 'Sizes differ in', cell: (family) => <Axes {...family} /> },
  { id: 'sizes', header: 'Sizes', width: 88, cell: ({ sizes }) => formatCount(sizes) },
  {
    id: 'changed',
    header: 'Changed',
    width: 144,
    sorts: { descending: 'changed' },
    cell: (family) => <Changed {...family} />,
  },
];

const compact = (family: ListedFamily): CompactContent => ({
  lines: [
    { text: <Name {...family} />, end: counted(family.sizes, 'size') },
    { text: <Axes {...family} />, end: <Changed {...family} /> },
  ],
});

const queryKey = familyKeys.lists;

/** The families of tools, by name. */
export const familyList: ListKind<ListedFamily, 'all'> = {
  title: 'Families',
  noun: 'family',
  plural: 'families',
  queryKey,
  pages: (search: ListSearch<'all'>) =>
    pagedList(queryKey, apiRoutes.listFamilies, {
      query: { q: search.words, ...sortQuery('families', search) },
    }),
  search: { label: 'Search by name', hasNumbers: false },
  filter: noFilter,
  sorts: 'families',
  columns,
  compact,
  nameOf: ({ name }) => name,
  icon: mdiRuler,
  empty: ({ words }) =>
    words
      ? { title: 'No family matches', advice: 'Try fewer words.' }
      : {
          title: 'No families yet',
          advice: 'Put tools that differ only in their sizes into a family: buyers see one page.',
        },
};
