import { describe, expect, it } from 'vitest';
import { differingFields, rebase } from '../../lib/forms/formMerge.ts';
import { shopSettings } from '../../testing/fixtures.ts';
import {
  type SettingsValues,
  settingFields,
  settingsFormSchema,
  settingsOf,
  valuesOf,
} from './settingsValues.ts';

const values = valuesOf(shopSettings);

const problemsWith = async (change: Partial<Record<keyof SettingsValues, unknown>>) => {
  const errors = await settingsFormSchema
    .validate({ ...values, ...change }, { abortEarly: false })
    .then(
      () => [],
      ({ errors }: { errors: string[] }) => errors,
    );
  return errors;
};

describe('The values of the form', () => {
  it('are percent and dollars, and become the settings again', () => {
    expect(values).toMatchObject({ taxRate: '8.25', orderMinimum: '250.50', holdHours: 72 });
    expect(settingsOf(values, 'v1')).toEqual(shopSettings);
  });

  it('may have a decimal comma, spaces and numbers as text', () => {
    const seller = { ...values.seller, name: '  Tools Hub LLC ' };
    const typed = {
      ...values,
      seller,
      taxRate: ' 8,25 %',
      orderMinimum: '$250,5',
      holdHours: '72',
    };
    expect(settingsOf(typed, 'v1')).toEqual(shopSettings);
  });
});

it.each([
  [{ orderMinimum: '1,250.00' }, { orderMinimum: 125_000 }],
  [{ orderMinimum: '1.250,50' }, { orderMinimum: 125_050 }],
  [{ taxRate: '8,25%' }, { taxRate: 825 }],
  [{ holdHours: '72 hours' }, { holdHours: 72 }],
  [{ holdHours: '1.000' }, { holdHours: 1_000 }],
])('reads %j as %j', async (typed, settings) => {
  expect(await problemsWith(typed)).toEqual([]);
  expect(settingsOf({ ...values, ...typed }, 'v1')).toMatchObject(settings);
});

describe('settingsFormSchema', () => {
  it('accepts the settings', async () => {
    expect(await problemsWith({})).toEqual([]);
    expect(await problemsWith({ taxRate: '100', orderMinimum: '0', holdHours: '0' })).toEqual([]);
  });

  it.each<[Partial<Record<keyof SettingsValues, unknown>>, string]>([
    [{ taxRate: undefined }, 'Tax rate is required'],
    [{ taxRate: '0.125' }, expect.stringMatching(/^“0.125” could mean 0.125 or 125/)],
    [{ taxRate: '8.2555' }, '“8.2555” means 8.2555. Enter at most two decimals'],
    [{ taxRate: '-1' }, 'Tax rate must be at least 0'],
    [{ taxRate: '100,01' }, 'Tax rate must be at most 100%'],
    [{ taxRate: '8.250' }, expect.stringMatching(/^“8.250” could mean 8.25 or 8,250/)],
    [{ orderMinimum: '1.250' }, expect.stringMatching(/^“1.250” could mean 1.25 or 1,250/)],
    [{ orderMinimum: '1,25,0' }, expect.stringMatching(/^“1,25,0” could mean 1,250/)],
    [{ orderMinimum: '1000000.01' }, 'Order minimum must be at most $1,000,000.00'],
    [{ holdHours: '1.5' }, 'Enter a whole number, like 1 or 2, not “1.5”'],
    [{ holdHours: 'a day' }, 'Hold time must be a number'],
    [{ holdHours: '8761' }, 'Hold time must be at most 8,760 hours'],
    [
      { defaultTerms: 'net-5' },
      'Payment terms must be one of: prepaid, net-7, net-14, net-30, net-60, net-90',
    ],
    [{ seller: { ...shopSettings.seller, email: 'orders@' } }, 'Enter a valid e-mail address'],
  ])('refuses %j', async (change, message) => {
    expect(await problemsWith(change)).toEqual([message]);
  });
});

describe('rebase', () => {
  const theirs = valuesOf({
    ...shopSettings,
    taxRate: 900,
    seller: { ...shopSettings.seller, phone: '1' },
  });

  it('keeps what was typed, and takes what someone else changed', () => {
    const mine = { ...values, taxRate: '7', holdHours: '24' };
    const rebased = rebase(settingFields, mine, values, theirs);
    expect(rebased).toEqual({ ...theirs, taxRate: '7', holdHours: '24' });
    expect(differingFields(settingFields, rebased, theirs)).toEqual(['taxRate', 'holdHours']);
  });

  it('takes theirs where nothing was typed', () => {
    expect(rebase(settingFields, values, values, theirs)).toEqual(theirs);
  });
});
