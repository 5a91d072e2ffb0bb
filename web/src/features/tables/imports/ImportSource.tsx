import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { ImportFileField } from './ImportFileField.tsx';
import type { ImportTexts } from './tableImport.ts';

interface PasteFieldProps {
  label: string;
  busy: boolean;
  /** Called with each edit: what was checked is no longer what the field contains. */
  onEdit: () => void;
  onCheck: (rows: string) => void;
}

/** A field for rows copied from a spreadsheet. */
const PasteField = ({ label, busy, onEdit, onCheck }: PasteFieldProps) => {
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

interface ImportSourceProps {
  texts: Pick<ImportTexts, 'fileLabel' | 'pasteLabel'>;
  busy: boolean;
  onTable: (table: Blob) => void;
  /** Called when the table that was checked is not the chosen one any more. */
  onForget: () => void;
}

const sources = { paste: 'Paste rows', file: 'Choose a file' } as const;
type Source = keyof typeof sources;

/** Where the rows come from: a file, or a spreadsheet from which they are copied. */
export const ImportSource = ({ texts, busy, onTable, onForget }: ImportSourceProps) => {
  const { fileLabel, pasteLabel } = texts;
  const [source, setSource] = useState<Source>(pasteLabel ? 'paste' : 'file');
  const choose = (next: Source) => {
    setSource(next);
    onForget();
  };
  return (
    <>
      {pasteLabel && (
        <ChoiceButtons
          label="Source of the rows"
          choices={sources}
          value={source}
          onChange={choose}
        />
      )}
      {source === 'file' && <ImportFileField label={fileLabel} busy={busy} onFile={onTable} />}
      {source === 'paste' && pasteLabel && (
        <PasteField
          label={pasteLabel}
          busy={busy}
          onEdit={onForget}
          onCheck={(rows) => onTable(new Blob([rows]))}
        />
      )}
    </>
  );
};
