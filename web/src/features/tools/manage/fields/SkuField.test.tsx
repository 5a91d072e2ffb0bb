import { render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, it } from 'vitest';
import { userEvent } from '../../../../testing/userEvent.ts';
import { SkuField } from './SkuField.tsx';

const open = (sku: string) => {
  render(
    <Formik initialValues={{ sku }} onSubmit={() => {}}>
      <SkuField />
    </Formik>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>('SKU') };
};

it.each([
  ['1e5', /^A spreadsheet takes 1E5 for a number/],
  ['mar\u201310', /^A spreadsheet takes MAR-10 for a date/],
  ['00012', /^A spreadsheet takes 00012 for a number/],
  ['pln-1005', 'Empty: generated for you'],
])('warns of a new SKU that a spreadsheet would change: %s', async (text, hint) => {
  const { user, field } = open('');
  await user.type(field, text);
  screen.getByText(hint);
});

it('does not warn of the present SKU, and stores a pasted one in its plain form', async () => {
  const { user, field } = open('1E5');
  screen.getByText('Empty: keeps 1E5');
  await user.clear(field);
  await user.paste(' pln\u20131005\u200b');
  await user.tab();
  expect(field.value).toBe('PLN-1005');
});
