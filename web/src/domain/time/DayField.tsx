import TextField from '@mui/material/TextField';
import { isDay } from 'functions/contract';
import { useState } from 'react';

interface DayFieldProps {
  label: string;
  /** A day, `2026-11-21`, or empty. */
  value: string;
  error?: string;
  onChange: (day: string) => void;
}

/**
 * A field for a day. Someone who types a year enters the years 2, 20 and 202 first, so only a
 * possible day, or none, counts.
 */
export const DayField = ({ label, value, error = '', onChange }: DayFieldProps) => {
  const [typed, setTyped] = useState({ text: value, value });
  const type = (text: string) => {
    const isComplete = text === '' || isDay(text);
    setTyped({ text, value: isComplete ? text : value });
    if (isComplete) onChange(text);
  };
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={typed.value === value ? typed.text : value}
      error={error !== ''}
      helperText={error}
      onChange={({ target }) => type(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
    />
  );
};
