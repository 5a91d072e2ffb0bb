import { SelectField } from '../../ui/inputs/SelectField.tsx';
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
