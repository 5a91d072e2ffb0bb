import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { counted } from 'functions/contract';
import { ImportChanges } from './ImportChanges.tsx';
import { Paged } from './Paged.tsx';
import {
  type ImportTexts,
  type RowNote,
  refusedRows,
  rowsOf,
  type TableImport,
} from './tableImport.ts';

interface RowMessagesProps {
  /** Says what the messages are about. */
  label: string;
  heading: string;
  messages: readonly RowNote[];
}

const Rows = ({ label, heading, messages }: RowMessagesProps) => (
  <TableContainer sx={{ maxHeight: 320 }} tabIndex={0} role="region" aria-label={label}>
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>Row</TableCell>
          <TableCell>Column</TableCell>
          <TableCell>{heading}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {messages.map(({ row, column, message }) => (
          <TableRow key={`${row} ${column} ${message}`}>
            <TableCell>{row}</TableCell>
            <TableCell>{column ?? '–'}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{message}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** Problems and notes about rows, a page at a time. */
const RowMessages = ({ messages, ...texts }: RowMessagesProps) => (
  <Paged items={messages}>{(page) => <Rows {...texts} messages={page} />}</Paged>
);

interface ImportResultProps {
  texts: Pick<ImportTexts, 'nouns' | 'item' | 'empty'>;
  result: TableImport;
  /** Whether nothing was changed yet. */
  dryRun: boolean;
  /** Whether the import undid another one. */
  isUndone?: boolean;
}

const rows = (count: number) => counted(count, 'row');

const summaryOf = ({ texts: { nouns }, result, dryRun }: ImportResultProps) => {
  const { created, changed, unchanged } = result;
  const would = dryRun ? 'would ' : '';
  const refused = refusedRows(result);
  const [add, change] = dryRun ? ['add', 'change'] : ['added', 'changed'];
  return [
    `${rows(created.length)} ${would}${add} ${nouns.added}`,
    `${rows(changed.length)} ${would}${change} ${nouns.changed}`,
    `${rows(unchanged.length)} ${unchanged.length === 1 ? 'matches' : 'match'} ${nouns.matched}`,
    `${rows(refused)} ${dryRun ? 'would be' : refused === 1 ? 'was' : 'were'} left out`,
  ];
};

/** The result of an import or of its dry run. */
export const ImportResult = (props: ImportResultProps) => {
  const { texts, result, dryRun, isUndone = false } = props;
  const { rejected, warnings = [], changes = [] } = result;
  if (rowsOf(result) === 0) return <Alert severity="warning">{texts.empty}</Alert>;
  const needsAttention = rejected.length + warnings.length > 0;
  const severity = needsAttention ? 'warning' : dryRun ? 'info' : 'success';
  return (
    <Stack spacing={2}>
      <Alert severity={severity}>
        {dryRun ? 'Nothing has been changed yet.' : isUndone ? 'Undone.' : 'Imported.'}
        <ul style={{ margin: '0.5em 0 0', paddingInlineStart: '1.25em' }}>
          {summaryOf(props).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Alert>
      {changes.length > 0 && <ImportChanges changes={changes} item={texts.item} />}
      {rejected.length > 0 && (
        <RowMessages label="Rejected rows" heading="Cause" messages={rejected} />
      )}
      {warnings.length > 0 && (
        <RowMessages label="Rows to check" heading="Please check" messages={warnings} />
      )}
    </Stack>
  );
};
