import TextField from '@mui/material/TextField';
import { isDay } from 'functions/contract';
import { useState } from 'react';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import {
  isEmptyPeriod,
  type Period,
  type PeriodName,
  periodNameOf,
  periodOf,
  periodTexts,
} from './period.ts';

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
const DayField = ({ label, value, error = '', onChange }: DayFieldProps) => {
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

interface PeriodFieldsProps {
  period: Period;
  onChange: (change: Partial<Period>) => void;
}

const otherDays = 'other';

const PeriodSelect = ({ period, onChange }: PeriodFieldsProps) => {
  const name = periodNameOf(period, new Date()) ?? otherDays;
  const choices = name === otherDays ? { ...periodTexts, [otherDays]: 'Other days' } : periodTexts;
  const choose = (chosen: PeriodName | typeof otherDays) => {
    if (chosen !== otherDays) onChange(periodOf(chosen, new Date()));
  };
  return <SelectField label="Period" choices={choices} value={name} onChange={choose} />;
};

/** The period in which orders were placed: a choice of usual ones, and any two days. */
export const PeriodFields = ({ period, onChange }: PeriodFieldsProps) => (
  <>
    <PeriodSelect period={period} onChange={onChange} />
    <DayField label="From" value={period.from} onChange={(from) => onChange({ from })} />
    <DayField
      label="To"
      value={period.to}
      error={isEmptyPeriod(period) ? 'This day is before the first one' : ''}
      onChange={(to) => onChange({ to })}
    />
  </>
);
