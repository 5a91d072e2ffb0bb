import { screen, waitFor, within } from '@testing-library/react';
import { type Address, fullAddressBookMessage, limits, type Membership } from 'functions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { keepData } from '../../lib/queries/kept/keepData.ts';
import { companyId, membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { toast } from '../../testing/fakeToast.ts';
import { addressOf, shopOf } from '../../testing/fixtures.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs } from '../../testing/session.ts';
import { idTokenOf } from '../../testing/tokens.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { AddressesPage } from './AddressesPage.tsx';

const savedAs = (label: string, isDefault = false): Address =>
  addressOf({ _id: label, label, street: `1 ${label} Street`, isDefault });
const [warehouse, workshop] = [savedAs('Warehouse', true), savedAs('Workshop')];

const open = () => renderPage(<AddressesPage />);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const fillAddress = async (label: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  const values = {
    Name: label,
    'Contact person': 'Carla Customer',
    'Street address': `1 ${label} Street`,
    City: 'Stamford',
    'ZIP code': '06902',
    'Phone Number': '+49 (30) 901820',
  };
  for (const [name, value] of Object.entries(values)) {
    await userEvent.fill(dialog.getByLabelText(name), value);
  }
  await userEvent.selectOptions(dialog.getByLabelText('State'), 'Connecticut');
};

const dialogIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  signInAs('carla');
  api.listAddresses.mockResolvedValue([warehouse, workshop]);
  api.getShop.mockResolvedValue(shopOf());
});

describe('AddressesPage', () => {
  it('lists the addresses of the last visit, to change when the current ones are there', async () => {
    localStorage.setItem('accessToken', idTokenOf('carla'));
    keepData('carla', '["addresses","carla"]', { data: [workshop], at: Date.now() - 60_000 });
    const { promise, resolve } = Promise.withResolvers<Address[]>();
    api.listAddresses.mockReturnValue(promise);
    open();
    const list = screen.getByRole('list', { name: 'Saved addresses' });
    expect(list.textContent).toContain('1 Workshop Street');
    expect(list.closest('[inert]')).not.toBeNull();
    resolve([warehouse]);
    await within(list).findByText(/1 Warehouse Street/);
    expect(list.closest('[inert]')).toBeNull();
    localStorage.clear();
  });

  it('lists the addresses, with the default one', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Saved addresses' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^WarehouseDefaultCarla Customer1 Warehouse StreetStamford, CT 0690201712345678/,
      ),
      expect.stringMatching(
        /^WorkshopCarla Customer1 Workshop StreetStamford, CT 0690201712345678/,
      ),
    ]);
    expect(screen.queryByRole('button', { name: 'Make default: Warehouse' })).toBeNull();
  });

  it('adds the first address, after the errors in its fields', async () => {
    api.listAddresses.mockResolvedValue([]);
    api.createAddress.mockResolvedValue({ acknowledged: true, insertedId: 'Site' });
    open();
    await press('Add address');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await dialog.findByText('Enter a name for this address');
    dialog.getByText('Enter a phone number with its area code, or + and 8 to 15 digits');
    dialog.getByText('Enter the ZIP code');
    dialog.getByText('Choose the state');
    dialog.getByText('Enter the street and the number');
    await fillAddress('Site');
    api.listAddresses.mockResolvedValue([savedAs('Site', true)]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await dialogIsClosed();
    await screen.findByText('1 saved address');
    expect(api.createAddress.mock.calls[0]?.[0].body).toMatchObject({
      label: 'Site',
      person: 'Carla Customer',
      street: '1 Site Street',
      city: 'Stamford',
      postcode: '06902',
      region: 'CT',
      country: 'US',
      phoneNumber: '+4930901820',
    });
  });

  it('has the fields of its country, and no state of another one', async () => {
    open();
    await press('Add address');
    const dialog = within(await screen.findByRole('dialog'));
    const labels = () =>
      [...document.querySelectorAll('[role="dialog"] label')].map(({ textContent }) => textContent);
    const choose = (country: string) =>
      userEvent.selectOptions(dialog.getByLabelText('Country'), country);
    const top = ['Name', 'Country', 'Contact person'];
    const bottom = ['Phone Number', 'Use as the default address'];
    await dialog.findByLabelText('State');
    expect(labels()).toEqual([...top, 'Street address', 'City', 'State', 'ZIP code', ...bottom]);
    await userEvent.selectOptions(dialog.getByLabelText('State'), 'Oregon');
    await choose('Canada');
    const province = dialog.getByLabelText<HTMLSelectElement>('Province or territory');
    expect(province.value).toBe('');
    await choose('Germany');
    expect(labels()).toEqual([...top, 'Street and number', 'Postcode', 'City', ...bottom]);
    dialog.getByText('+49');
    await userEvent.fill(dialog.getByLabelText('Phone Number'), '+1 503 555 0142');
    expect(dialog.queryByText('+49')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add company, building or floor' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('Company'));
    dialog.getByLabelText('Building, floor or gate');
  });

  it('questions an unusual postcode once, and saves it on a second submit', async () => {
    api.updateAddress.mockResolvedValue({ acknowledged: true });
    open();
    await press('Edit Workshop');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    await userEvent.selectOptions(dialog.getByLabelText('Country'), 'Germany');
    await userEvent.fill(dialog.getByLabelText('Postcode'), '98 1');
    const save = dialog.getByRole('button', { name: 'Save address' });
    await userEvent.click(save);
    await dialog.findByText(
      '98 1 is unusual for Germany: five digits. Check it, or save it anyway.',
    );
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Postcode')));
    expect(api.updateAddress).not.toHaveBeenCalled();
    await userEvent.fill(dialog.getByLabelText('Postcode'), '98 2');
    await userEvent.click(save);
    await dialog.findByText(/^98 2 is unusual/);
    expect(api.updateAddress).not.toHaveBeenCalled();
    await userEvent.click(save);
    await dialogIsClosed();
    expect(api.updateAddress.mock.calls[0]?.[0].body).toMatchObject({ postcode: '98 2' });
  });

  it('keeps the dialog open when an edit fails, and saves it on a retry', async () => {
    api.updateAddress
      .mockRejectedValueOnce(new ApiProblem('network', 0))
      .mockResolvedValue({ acknowledged: true });
    open();
    await press('Edit Workshop');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    await userEvent.fill(dialog.getByLabelText('City'), 'Oakham');
    await userEvent.selectOptions(dialog.getByLabelText('Country'), 'Germany');
    const save = dialog.getByRole('button', { name: 'Save address' });
    await userEvent.click(save);
    await dialog.findByText(/cannot reach the shop/);
    await userEvent.click(save);
    await dialogIsClosed();
    expect(api.updateAddress).toHaveBeenLastCalledWith({
      params: { id: 'Workshop' },
      body: expect.objectContaining({
        street: '1 Workshop Street',
        city: 'Oakham',
        country: 'DE',
        isDefault: false,
      }),
    });
  });

  it('starts in the country of the shop, and names that of other addresses', async () => {
    const abroad = { ...savedAs('Berlin'), country: 'DE', postcode: '10115', city: 'Berlin' };
    api.listAddresses.mockResolvedValue([warehouse, abroad]);
    api.getShop.mockResolvedValue(shopOf({ country: 'US' }));
    open();
    const list = within(await screen.findByRole('list', { name: 'Saved addresses' }));
    await list.findByText('10115 Berlin');
    list.getByText('Germany');
    expect(list.queryByText(/United States/)).toBeNull();
    await press('Add address');
    const dialog = within(await screen.findByRole('dialog'));
    const country = await dialog.findByLabelText<HTMLSelectElement>('Country');
    await waitFor(() => expect(country.value).toBe('US'));
  });

  it('makes an address the default', async () => {
    api.updateAddress.mockResolvedValue({ acknowledged: true });
    open();
    await press('Make default: Workshop');
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith('Workshop is now your default address', {
        variant: 'success',
      }),
    );
    expect(api.updateAddress.mock.calls[0]).toMatchObject([
      { params: { id: 'Workshop' }, body: { isDefault: true } },
    ]);
  });

  it('deletes an address after a confirmation, and focuses the next one', async () => {
    api.deleteAddress.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    open();
    await press('Delete Workshop');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this address?' }));
    api.listAddresses.mockResolvedValue([warehouse]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete address' }));
    await dialogIsClosed();
    expect(api.deleteAddress).toHaveBeenCalledWith({ params: { id: 'Workshop' } });
    expect(screen.queryByText(/1 Workshop Street/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Delete');
  });

  it('adds no address to a full address book, and says why', async () => {
    const full = Array.from({ length: limits.addresses }, (_, at) => savedAs(`Site ${at}`));
    api.listAddresses.mockResolvedValue(full);
    open();
    await screen.findByText(fullAddressBookMessage);
    const add = screen.getByRole('button', { name: 'Add address' });
    expect(add.hasAttribute('disabled')).toBe(true);
  });

  it('shows the message of an address book that another tab has filled', async () => {
    const errors = { addresses: fullAddressBookMessage };
    api.createAddress.mockRejectedValue(new ApiProblem('validation', 400, { errors }));
    open();
    await press('Add address');
    const dialog = within(await screen.findByRole('dialog'));
    await fillAddress('Site');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await dialog.findByText(fullAddressBookMessage);
  });

  it('offers a retry when the addresses cannot be read', async () => {
    api.listAddresses.mockRejectedValueOnce(new ApiProblem('network', 0));
    open();
    await press('Try again');
    await screen.findByText(/1 Workshop Street/);
  });
});

describe('the addresses of a company', () => {
  const openFor = (membership: Membership) => {
    api.listAddresses.mockResolvedValue([warehouse]);
    api.listMemberships.mockResolvedValue([membership]);
    signInAs('carla', { buyingFor: companyId });
    open();
  };
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it('are changed by its owners', async () => {
    openFor(membershipOf());
    await screen.findByText('1 saved address of Harbor Joinery');
    await screen.findByRole('button', { name: /^Delete/ });
    expect(buttons()).toEqual(['Add address', 'Edit', 'Delete']);
  });

  it.each([membershipOf({ role: 'buyer' }), membershipOf({ companyStatus: 'closed' })])(
    'are only read as $role of a company that is $companyStatus',
    async (membership) => {
      openFor(membership);
      await screen.findByText('1 saved address of Harbor Joinery');
      screen.getByText('Warehouse');
      expect(buttons()).toEqual([]);
    },
  );
});
