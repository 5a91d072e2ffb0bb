import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { DayField } from './DayField.tsx';
import {
  isEmptyPeriod,
  type Period,
  type PeriodName,
  periodNameOf,
  periodOf,
  periodTexts,
} from './period.ts';

interface PeriodFieldsProps {
  period: Period;
  onChange: (change: Partial<Period>) => void;
}

const otherDays = 'other';
const names = Object.entries(periodTexts) as [PeriodName, string][];

const PeriodSelect = ({ period, onChange }: PeriodFieldsProps) => {
  const id = useId();
  const name = periodNameOf(period, new Date()) ?? otherDays;
  const choose = (text: string) => {
    const chosen = names.find(([one]) => one === text);
    if (chosen) onChange(periodOf(chosen[0], new Date()));
  };
  return (
    <FormControl fullWidth size="small">
      <InputLabel htmlFor={id}>Period</InputLabel>
      <NativeSelect
        id={id}
        value={name}
        input={<OutlinedInput label="Period" />}
        onChange={({ target }) => choose(target.value)}
      >
        {names.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
        {name === otherDays && <option value={otherDays}>Other days</option>}
      </NativeSelect>
    </FormControl>
  );
};

const columns = {
  xs: 'repeat(2, minmax(0, 1fr))',
  sm: '146px repeat(2, 154px)',
};

/** The period in which orders were placed: a choice of usual ones, and any two days. */
export const PeriodFields = ({ period, onChange }: PeriodFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, alignItems: 'start', gridTemplateColumns: columns }}>
    <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
      <PeriodSelect period={period} onChange={onChange} />
    </Box>
    <DayField label="From" value={period.from} onChange={(from) => onChange({ from })} />
    <DayField
      label="To"
      value={period.to}
      error={isEmptyPeriod(period) ? 'This day is before the first one' : ''}
      onChange={(to) => onChange({ to })}
    />
  </Box>
);
