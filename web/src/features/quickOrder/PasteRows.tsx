import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { PasteText } from './pad/padStyles.ts';

interface PasteRowsProps {
  /** Returns whether there were rows in the text. */
  onAdd: (text: string) => boolean;
}

const example = 'PLN-0004\t12\nSAW-0001\t5';

/** A field for rows from a spreadsheet or an e-mail. */
export const PasteRows = ({ onAdd }: PasteRowsProps) => {
  const [text, setText] = useState('');
  const id = useId();
  const add = () => {
    if (onAdd(text)) setText('');
  };
  return (
    <Box sx={{ mb: 2 }}>
      <label htmlFor={id}>Rows from a spreadsheet: SKU and quantity</label>
      <PasteText
        id={id}
        value={text}
        placeholder={example}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="outlined" disabled={text.trim() === ''} onClick={add} sx={{ mt: 1 }}>
        Add the rows
      </Button>
    </Box>
  );
};
