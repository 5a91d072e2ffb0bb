import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { completeInvoiceNumber } from 'functions/contract';
import { type KeyboardEvent, useState } from 'react';
import { messageOf } from '../../../lib/api/messages.ts';
import { findOpenInvoice } from './readBankEntry.ts';
import { rowOf, type SplitRow, type SplitValues } from './splitForm.ts';

/** Adds another open invoice by its number. */
export const AddInvoice = ({ rows }: { rows: readonly SplitRow[] }) => {
  const { setFieldValue } = useFormikContext<SplitValues>();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const number = completeInvoiceNumber(text.trim());
  const add = async () => {
    if (rows.some(({ invoiceNumber }) => invoiceNumber === number)) {
      return setProblem('It is in the list above');
    }
    setBusy(true);
    try {
      const share = await findOpenInvoice(number);
      await setFieldValue('rows', [...rows, rowOf(share)]);
      setText('');
      setProblem('');
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (number && !busy) void add();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', maxWidth: 400 }}>
      <TextField
        label="Number of another invoice"
        size="small"
        fullWidth
        autoComplete="off"
        value={text}
        error={problem !== ''}
        helperText={problem || ' '}
        onChange={({ target }) => {
          setText(target.value);
          setProblem('');
        }}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="outlined"
        loading={busy}
        disabled={text.trim() === ''}
        onClick={() => void add()}
        sx={{ minHeight: 40 }}
      >
        Add
      </Button>
    </Box>
  );
};
