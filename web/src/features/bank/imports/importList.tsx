import { mdiBankTransferIn } from '@mdi/js';
import { apiRoutes, type BankImport, type BankStatement, formatCount } from 'functions/contract';
import { type ListKind, noFilter } from '../../../domain/list/listKind.ts';
import { DateTime } from '../../../domain/time/DateTime.tsx';
import { formatShortDate } from '../../../domain/time/dates.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { RowLink } from '../../../ui/lists/rows/RowLink.tsx';
import { bankKeys } from '../entries/bankKeys.ts';
import { bankMoney } from '../entries/entryTexts.ts';
import { doubtsOf, formatTexts } from './importTexts.ts';

const entriesOf = (id: string): string =>
  `${furtherPaths.bank}?${new URLSearchParams({ import: id })}`;

const Name = ({ _id, name }: BankImport) => <RowLink to={entriesOf(_id)}>{name}</RowLink>;

const columns: Column<BankImport>[] = [
  { id: 'at', header: 'When', width: 184, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  { id: 'name', header: 'File', isName: true, cell: Name },
  { id: 'format', header: 'Format', width: 80, cell: ({ format }) => formatTexts[format] },
  {
    id: 'entries',
    header: 'Added',
    align: 'right',
    width: 80,
    cell: ({ entries }) => formatCount(entries),
  },
  {
    id: 'repeated',
    header: 'Repeated',
    align: 'right',
    width: 88,
    cell: ({ repeated }) => formatCount(repeated),
  },
  {
    id: 'pending',
    header: 'Pending',
    align: 'right',
    width: 80,
    from: 'lg',
    cell: ({ pending }) => formatCount(pending),
  },
  {
    id: 'warnings',
    header: 'Warnings',
    width: 0.2,
    cell: (imported) => <Ellipsis>{doubtsOf(imported).join(' ') || '–'}</Ellipsis>,
  },
  { id: 'by', header: 'By', width: 0.14, cell: ({ byName }) => <Ellipsis>{byName}</Ellipsis> },
];

/** An import on a small screen. */
const compact = (imported: BankImport): CompactContent => ({
  lines: [
    { text: <Name {...imported} />, end: formatShortDate(imported.createdAt) },
    {
      text: `${formatCount(imported.entries)} added, ${formatCount(imported.repeated)} repeated`,
      end: imported.byName,
    },
    ...doubtsOf(imported).map((text) => ({ text, wraps: true })),
  ],
});

const balanceText = ({ opening, closing, currency }: BankStatement): string =>
  opening === null || closing === null
    ? 'without balances'
    : `from ${bankMoney(currency, opening)} to ${bankMoney(currency, closing)}`;

const statementText = (statement: BankStatement): string => {
  const { account, number, from, to } = statement;
  const days = [from, to].filter((day) => day !== null).map(formatShortDate);
  return [
    `Account ${account}`,
    number && `no. ${number}`,
    [...new Set(days)].join(' – '),
    balanceText(statement),
  ]
    .filter(Boolean)
    .join(', ');
};

/** The statements of a file and what is doubtful about them, below its row. */
export const importDetails = (imported: BankImport) => (
  <ul style={{ margin: 0, paddingLeft: 20 }}>
    {[...doubtsOf(imported), ...imported.statements.map(statementText)].map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** The imported files, newest first. */
export const bankImportList: ListKind<BankImport, 'all'> = {
  title: 'Imported statements',
  noun: 'import',
  queryKey: bankKeys.imports,
  pages: () => pagedList(bankKeys.imports, apiRoutes.listBankImports),
  filter: noFilter,
  columns,
  compact,
  nameOf: ({ name }) => name,
  icon: mdiBankTransferIn,
  empty: () => ({
    title: 'Nothing imported yet',
    advice: 'Drop the statements of your bank on the page Bank.',
  }),
};
