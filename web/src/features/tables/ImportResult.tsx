import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ToolImport } from 'functions/contract';
import { formatCount } from 'functions/contract';
import { RowMessages } from './RowMessages.tsx';

interface ImportResultProps {
  result: ToolImport;
  /** Whether nothing was changed yet. */
  dryRun: boolean;
}

export const importableRows = ({ created, changed }: ToolImport) => created.length + changed.length;

const rows = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

const refusedRows = ({ rejected }: ToolImport) => new Set(rejected.map(({ row }) => row)).size;

const summaryOf = (result: ToolImport, dryRun: boolean) => {
  const { created, changed, unchanged } = result;
  const would = dryRun ? 'would ' : '';
  const refused = refusedRows(result);
  const [add, change] = dryRun ? ['add', 'change'] : ['added', 'changed'];
  return [
    `${rows(created.length)} ${would}${add} a new tool`,
    `${rows(changed.length)} ${would}${change} a tool`,
    `${rows(unchanged.length)} ${unchanged.length === 1 ? 'matches' : 'match'} the stored tool`,
    `${rows(refused)} ${dryRun ? 'would be' : refused === 1 ? 'was' : 'were'} left out`,
  ];
};

const isEmpty = ({ created, changed, unchanged, rejected }: ToolImport): boolean =>
  [created, changed, unchanged, rejected].every(({ length }) => length === 0);

/** The result of an import or of its dry run. */
export const ImportResult = ({ result, dryRun }: ImportResultProps) => {
  const { rejected, warnings = [] } = result;
  if (isEmpty(result)) {
    return (
      <Alert severity="warning">The file has no rows below its header: add one per tool.</Alert>
    );
  }
  const needsAttention = rejected.length + warnings.length > 0;
  const severity = needsAttention ? 'warning' : dryRun ? 'info' : 'success';
  return (
    <Stack spacing={2}>
      <Alert severity={severity}>
        {dryRun ? 'Nothing has been changed yet.' : 'Imported.'}
        <ul style={{ margin: '0.5em 0 0', paddingInlineStart: '1.25em' }}>
          {summaryOf(result, dryRun).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Alert>
      {rejected.length > 0 && (
        <RowMessages label="Rejected rows" heading="Cause" messages={rejected} />
      )}
      {warnings.length > 0 && (
        <RowMessages label="Rows to check" heading="Please check" messages={warnings} />
      )}
    </Stack>
  );
};
