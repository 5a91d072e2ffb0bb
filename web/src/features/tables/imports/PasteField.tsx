import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface PasteFieldProps {
  label: string;
  busy: boolean;
  /** Called with each edit: what was checked is no longer what the field contains. */
  onEdit: () => void;
  onCheck: (rows: string) => void;
}

/** A field for rows copied from a spreadsheet. */
export const PasteField = ({ label, busy, onEdit, onCheck }: PasteFieldProps) => {
  const [rows, setRows] = useState('');
  return (
    <div>
      <TextField
        label={label}
        multiline
        minRows={5}
        maxRows={10}
        value={rows}
        helperText="Copy the cells with SKU, price and price breaks, with or without their headings"
        onChange={({ target }) => {
          setRows(target.value);
          onEdit();
        }}
        slotProps={{
          htmlInput: { spellCheck: false, autoComplete: 'off', wrap: 'off' },
          input: { sx: { fontFamily: 'monospace', fontSize: '0.875rem' } },
        }}
      />
      <Button
        variant="outlined"
        loading={busy}
        disabled={rows.trim() === ''}
        onClick={() => onCheck(rows)}
        sx={{ mt: 1 }}
      >
        Check the rows
      </Button>
    </div>
  );
};
