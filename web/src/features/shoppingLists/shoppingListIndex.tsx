import { mdiClipboardListOutline } from '@mdi/js';
import { apiRoutes, counted, type ListedShoppingList } from 'functions/contract';
import { type ListKind, noFilter } from '../../domain/list/listKind.ts';
import { shoppingListKeys } from '../../domain/shoppingList/useShoppingLists.ts';
import { formatDate, formatDateTime } from '../../domain/time/dates.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { RowLink } from '../../ui/lists/rows/RowLink.tsx';

const Name = ({ _id, name }: ListedShoppingList) => (
  <RowLink to={furtherPaths.shoppingList.href(_id)}>{name}</RowLink>
);

const Changed = ({ updatedAt }: ListedShoppingList) => (
  <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
    {formatDate(updatedAt)}
  </time>
);

const queryKey = [...shoppingListKeys.index, 'pages'];

/** The lists of the payer. */
export const shoppingListIndex: ListKind<ListedShoppingList, 'all'> = {
  title: 'Lists',
  noun: 'list',
  queryKey,
  pages: () => pagedList(queryKey, apiRoutes.listShoppingLists),
  filter: noFilter,
  columns: [
    { id: 'name', header: 'Name', isName: true, cell: Name },
    {
      id: 'tools',
      header: 'Tools',
      width: 120,
      cell: ({ lineCount }) => counted(lineCount, 'tool'),
    },
    { id: 'changed', header: 'Changed', width: 144, cell: Changed },
  ],
  compact: (list) => ({
    lines: [
      { text: <Name {...list} />, end: counted(list.lineCount, 'tool') },
      { text: 'Changed', end: <Changed {...list} /> },
    ],
  }),
  nameOf: ({ name }) => name,
  icon: mdiClipboardListOutline,
  empty: () => ({
    title: 'No lists yet',
    advice:
      'Make a list of the tools that you order again and again, and add all to the cart at once.',
  }),
};
