import { screen } from '@testing-library/react';
import { Field, Formik } from 'formik';
import { expect, it, vi } from 'vitest';
import { paths } from '../../../lib/router/paths.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import type { OrderDraftValues } from '../draft/useOrderDraft.ts';
import { SavedAddressMenu, type SavedPlace } from './SavedAddressMenu.tsx';

const dock: SavedPlace = {
  _id: 'dock',
  label: 'Dock',
  orderAddress: '4 Dock Road\nWhitby',
  phoneNumber: '01947 555 020',
};
const berlin: SavedPlace = {
  _id: 'berlin',
  label: 'Berlin',
  orderAddress: '1 Werkstrasse\nBerlin',
  phoneNumber: '+4930901820',
};

const typed: OrderDraftValues = {
  phoneNumber: '01712345678',
  quantity: 12,
  orderAddress: '12 Mill Lane',
};

const show = (addresses: SavedPlace[] | undefined, initialValues = typed) =>
  renderPage(
    <Formik initialValues={initialValues} onSubmit={vi.fn()}>
      <form>
        <Field aria-label="Phone" name="phoneNumber" />
        <Field aria-label="Quantity" name="quantity" />
        <Field aria-label="Address" name="orderAddress" as="textarea" />
        <SavedAddressMenu addresses={addresses} />
      </form>
    </Formik>,
  );

const menuButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Use a saved address' });
const values = () =>
  ['Phone', 'Quantity', 'Address'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );
const choose = async (label: RegExp) => {
  await userEvent.click(menuButton());
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
};

it('fills in an address with its phone number, and keeps the quantity', async () => {
  show([dock, berlin]);
  await choose(/^Dock/);
  expect(values()).toEqual(['01947555020', '12', '4 Dock Road\nWhitby']);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('keeps a phone number that orders take instead of one that they refuse', async () => {
  show([dock, berlin]);
  await choose(/^Berlin/);
  expect(values()).toEqual(['01712345678', '12', '1 Werkstrasse\nBerlin']);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('asks for a phone number until an order takes it', async () => {
  show([berlin], { ...typed, phoneNumber: '' });
  await choose(/^Berlin/);
  expect(screen.getByRole('status').textContent).toContain(
    'Berlin has the phone number +4930901820, but an order needs exactly 11 digits',
  );
  await userEvent.fill(screen.getByLabelText('Phone'), '01947 555 020');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('is there, but not usable, while the addresses load', () => {
  show(undefined);
  expect(menuButton().disabled).toBe(true);
});

it('leads to the address book when it is empty', () => {
  show([]);
  const link = screen.getByRole('link', { name: 'Save addresses for later orders' });
  expect(link.getAttribute('href')).toBe(paths.addresses);
  expect(screen.queryByRole('button')).toBeNull();
});
