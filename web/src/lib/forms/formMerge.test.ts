import { describe, expect, it } from 'vitest';
import {
  conflictingFields,
  differingFields,
  type FormFields,
  rebase,
  typedText,
} from './formMerge.ts';

interface Values {
  name: string;
  address: { city: string };
}

const fields: FormFields<Values, 'name' | 'address.city'> = {
  labels: { name: 'Name', 'address.city': 'City' },
  textOf: typedText,
};

const base: Values = { name: 'Harbor', address: { city: 'Portland' } };
const theirs: Values = { name: 'Harbor Joinery', address: { city: 'Salem' } };

describe('rebase', () => {
  it('keeps what was typed, and takes what someone else changed', () => {
    const mine = { ...base, address: { city: 'Eugene' } };
    const rebased = rebase(fields, mine, base, theirs);
    expect(rebased).toEqual({ name: 'Harbor Joinery', address: { city: 'Eugene' } });
    expect(conflictingFields(fields, { mine: rebased, theirs }, fields.textOf)).toEqual([
      { label: 'City', theirs: 'Salem', mine: 'Eugene' },
    ]);
  });

  it('takes theirs where nothing was typed', () => {
    expect(rebase(fields, base, base, theirs)).toEqual(theirs);
  });
});

it('compares the texts of the fields, without the blanks around them', () => {
  expect(differingFields(fields, base, { ...base, name: ' Harbor ' })).toEqual([]);
  expect(differingFields(fields, base, theirs)).toEqual(['name', 'address.city']);
});

it('shows an empty field as a dash', () => {
  expect(
    conflictingFields(fields, { mine: { ...base, name: '' }, theirs: base }, fields.textOf),
  ).toEqual([{ label: 'Name', theirs: 'Harbor', mine: '–' }]);
});
