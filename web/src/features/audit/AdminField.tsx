import TextField from '@mui/material/TextField';
import { emailPattern, trimBlanks } from 'functions/contract';
import { useId, useState } from 'react';

interface AdminFieldProps {
  /** An e-mail address, or empty. */
  value: string;
  /** Addresses to offer. */
  admins: readonly string[];
  onChange: (email: string) => void;
}

/** A field for the address of an admin. A text that is no address yet selects nothing. */
export const AdminField = ({ value, admins, onChange }: AdminFieldProps) => {
  const listId = useId();
  const [typed, setTyped] = useState({ text: value, value });
  const type = (text: string) => {
    const isComplete = trimBlanks(text) === '' || emailPattern.test(text);
    setTyped({ text, value: isComplete ? trimBlanks(text) : value });
    if (isComplete) onChange(text);
  };
  return (
    <>
      <TextField
        type="search"
        size="small"
        label="Admin’s e-mail"
        autoComplete="off"
        value={typed.value === value ? typed.text : value}
        onChange={({ target }) => type(target.value)}
        slotProps={{ htmlInput: { list: listId, inputMode: 'email' } }}
      />
      <datalist id={listId}>
        {admins.map((email) => (
          <option key={email} value={email} />
        ))}
      </datalist>
    </>
  );
};
