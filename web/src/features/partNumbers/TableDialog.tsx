import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { PartNumberRow, SavedPartNumber } from 'functions/contract';
import { useState } from 'react';
import { useSavePartNumbers } from '../../domain/partNumber/usePartNumbers.ts';
import { PartlyDone, partlyDoneFailure } from '../../lib/forms/partlyDone.ts';
import { readTextFile } from '../../lib/tables/readTextFile.ts';
import { type DialogState, FormDialog } from '../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { TableFileButton } from '../../ui/inputs/TableFileButton.tsx';
import { inCalls, numberRowsIn, savedText } from './numberTable.ts';

/** A row that was not saved. */
interface RefusedRow {
  row: PartNumberRow;
  message: string;
}

interface Values {
  table: string;
}

const shownRefusals = 20;

const refusedOf = (rows: readonly PartNumberRow[], results: readonly SavedPartNumber[]) =>
  results.flatMap(({ message }, at): RefusedRow[] => {
    const row = rows[at];
    return message !== null && row ? [{ row, message }] : [];
  });

const Refusals = ({ refused }: { refused: readonly RefusedRow[] }) => (
  <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
    These rows were not saved. Change them below and save again.
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {refused.slice(0, shownRefusals).map(({ row, message }) => (
        <li key={`${row.sku} ${row.number}`}>{`${row.sku}, ${row.number}: ${message}`}</li>
      ))}
      {refused.length > shownRefusals && <li>{`… ${refused.length - shownRefusals} more`}</li>}
    </Box>
  </Alert>
);

const TableFile = () => {
  const { setFieldValue, setFieldError } = useFormikContext<Values>();
  const read = async (file: File) => {
    const found = await readTextFile(file);
    if ('problem' in found) setFieldError('table', found.problem);
    else await setFieldValue('table', found.text);
  };
  return <TableFileButton label="Table of part numbers" onFile={(file) => void read(file)} />;
};

/** Saves own numbers from a spreadsheet: those that are refused stay to be changed. */
export const TableDialog = (dialog: DialogState) => {
  const save = useSavePartNumbers();
  const [refused, setRefused] = useState<RefusedRow[]>([]);
  const send = async ({ table }: Values) => {
    const rows = numberRowsIn(table);
    const results: SavedPartNumber[] = [];
    for (const part of inCalls(rows)) results.push(...(await save(part)).rows);
    const left = refusedOf(rows, results);
    setRefused(left);
    if (left.length > 0) throw new PartlyDone(savedText(results));
    return savedText(results);
  };
  return (
    <FormDialog
      question="Part numbers from a table"
      labels={{ confirm: 'Save numbers', close: 'Close' }}
      start={{ table: '' }}
      errorsOf={({ table }): Record<string, string> =>
        numberRowsIn(table).length > 0 ? {} : { table: 'Enter at least one row' }
      }
      failureOf={partlyDoneFailure}
      onSend={send}
      {...dialog}
    >
      {() => (
        <>
          <FormikTextField
            name="table"
            label="Rows from a spreadsheet: SKU and your number"
            placeholder={'PLN-0004\t4711\nSAW-0001\tW 20/7'}
            helperText="A row without a number removes the one that the tool has."
            multiline
            minRows={5}
            maxRows={12}
            fullWidth
            sx={{ mt: 1 }}
          />
          <TableFile />
          {refused.length > 0 && <Refusals refused={refused} />}
        </>
      )}
    </FormDialog>
  );
};
