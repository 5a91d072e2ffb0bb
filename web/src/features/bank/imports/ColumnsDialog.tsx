import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { apiRoutes, type BankFormatInput, bankFormatSchema } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { ColumnFields } from './ColumnFields.tsx';
import { type ColumnValues, columnStart, columnsInput } from './columnForm.ts';
import type { NeededColumns } from './useImportedFiles.ts';

const table = {
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': {
    px: 1,
    py: 0.5,
    border: '1px solid',
    borderColor: 'divider',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    maxWidth: 240,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
} as const;

/** The header and the first rows of a table. */
const Preview = ({ header, rows }: Pick<NeededColumns, 'header' | 'rows'>) => (
  <Box tabIndex={0} role="region" aria-label="First rows" sx={{ overflowX: 'auto', mb: 2 }}>
    <Box component="table" sx={table}>
      <thead>
        <tr>
          {header.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
            <th key={at} scope="col">
              {name || `Column ${at + 1}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
          <tr key={row}>
            {header.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <td key={at}>{cells[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);

const explanations: Readonly<Record<NeededColumns['columnProblem'], string>> = {
  unknown:
    'Choose once what the columns of this bank mean. The shop remembers it for its next files.',
  days: 'The days can be read in two ways, like 3 April or 4 March. Choose how this bank writes them.',
};

interface ColumnsDialogProps {
  /** The name of the file. */
  name: string;
  needed: NeededColumns;
  open: boolean;
  onClose: () => void;
  /** Called once the columns are remembered. */
  onSaved: () => void;
}

/** Asks what the columns of a bank’s table mean. */
export const ColumnsDialog = ({ name, needed, open, onClose, onSaved }: ColumnsDialogProps) => {
  const { header, rows, guess, columnProblem } = needed;
  const save = useSend((body: BankFormatInput) => callApi(apiRoutes.saveBankFormat, { body }), {
    refreshes: [],
  });
  const errorsOf = (values: ColumnValues) => {
    const errors = schemaErrors(bankFormatSchema, columnsInput(values, header));
    return Object.fromEntries(
      Object.entries(errors).map(([path, message]) => [path.replace(/^columns\./, ''), message]),
    );
  };
  const send = async (values: ColumnValues) => {
    await save(columnsInput(values, header) as BankFormatInput);
    onSaved();
    return 'The columns are remembered';
  };
  return (
    <FormDialog<ColumnValues>
      question={`Columns of ${name}`}
      labels={{ confirm: 'Remember and import' }}
      start={columnStart(guess)}
      errorsOf={errorsOf}
      onSend={send}
      open={open}
      onClose={onClose}
    >
      {() => (
        <>
          <Alert severity="info" sx={{ mb: 2 }}>
            {explanations[columnProblem]}
          </Alert>
          <Preview header={header} rows={rows} />
          <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
            What is in which column?
          </Typography>
          <ColumnFields header={header} />
        </>
      )}
    </FormDialog>
  );
};
