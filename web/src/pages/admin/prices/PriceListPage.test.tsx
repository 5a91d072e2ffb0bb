import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PriceListEntry } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { plane } from '../../../testing/fixtures.ts';
import { entryOf, priceListOf } from '../../../testing/prices.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sendsNothing } from '../../../testing/sendsNothing.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { PriceListPage } from './PriceListPage.tsx';

const pages = vi.mocked(readPage<PriceListEntry>);

const open = () =>
  renderPage(
    { [lazyPaths.priceList.path]: <PriceListPage />, [paths.priceLists]: 'The price lists' },
    { at: lazyPaths.priceList.href('list-1'), wide: true },
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Prices' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent));
const toasts = () => toast.mock.calls.map(([message]) => message);
const sent = () => api.setPrice.mock.calls.map(([{ params, body }]) => [params, body]);

beforeEach(() => {
  api.getPriceList.mockResolvedValue(priceListOf());
  api.listPrices.mockResolvedValue([]);
  api.getTool.mockResolvedValue(plane);
  api.listTools.mockResolvedValue([plane] as never);
  pages.mockResolvedValue({ items: [entryOf()], next: null });
});

describe('The details of a price list', () => {
  it('are saved for the version that was read', async () => {
    const changed = priceListOf({ name: 'Contract 2027', version: 4 });
    api.updatePriceList.mockResolvedValue({ acknowledged: true, priceList: changed });
    open();
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Contract 2027' } });
    await press('Save details');
    await waitFor(() => expect(toasts()).toEqual(['Details saved']));
    expect(api.updatePriceList.mock.lastCall?.[0].body).toMatchObject({
      name: 'Contract 2027',
      audience: { kind: 'payer', id: 'carla' },
      version: 3,
    });
    const save = screen.getByRole('button', { name: 'Save details' });
    await waitFor(() => expect(sendsNothing(save)).toBe(true));
    expect(document.activeElement).toBe(save);
  });

  it('show what someone else has changed', async () => {
    const theirs = priceListOf({ name: 'Frame contract', version: 5 });
    api.updatePriceList.mockRejectedValueOnce(
      new ApiProblem('precondition-failed', 412, { priceList: theirs }),
    );
    open();
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mine' } });
    await press('Save details');
    const dialog = await inDialog('Someone else has changed this price list');
    const cells = dialog
      .getAllByRole('row')
      .map(({ children }) => [...children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Field', 'Theirs', 'Mine'],
      ['Name', 'Frame contract', 'Mine'],
    ]);
    api.updatePriceList.mockResolvedValue({
      acknowledged: true,
      priceList: priceListOf({ name: 'Mine', version: 6 }),
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(toasts()).toEqual(['Details saved']));
    expect(api.updatePriceList.mock.lastCall?.[0].body.version).toBe(5);
  });

  it('are saved without a question when only prices have changed meanwhile', async () => {
    api.updatePriceList.mockRejectedValueOnce(
      new ApiProblem('precondition-failed', 412, {
        priceList: priceListOf({ version: 9, prices: 7 }),
      }),
    );
    api.updatePriceList.mockResolvedValue({
      acknowledged: true,
      priceList: priceListOf({ name: 'Mine', version: 10 }),
    });
    open();
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mine' } });
    await press('Save details');
    await waitFor(() => expect(toasts()).toEqual(['Details saved']));
    expect(api.updatePriceList.mock.lastCall?.[0].body.version).toBe(9);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('The steps of a price list', () => {
  it('activate it after a question that says for whom and when', async () => {
    api.transitionPriceList.mockResolvedValue({
      acknowledged: true,
      priceList: priceListOf({ status: 'active', version: 4 }),
    });
    open();
    await press('Activate');
    const dialog = await inDialog('Activate this price list?');
    dialog.getByText('For: Carla Customer. It applies immediately.');
    await userEvent.click(dialog.getByRole('button', { name: 'Activate price list' }));
    await waitFor(() => expect(toasts()).toEqual(['Contract 2026 is active']));
    expect(api.transitionPriceList.mock.lastCall?.[0].body).toEqual({ to: 'active' });
  });

  it('say why one was refused', async () => {
    api.getPriceList.mockResolvedValue(priceListOf({ status: 'archived' }));
    api.transitionPriceList.mockRejectedValue(
      new ApiProblem('price-lists-full', 409, { maxPriceLists: 500 }),
    );
    open();
    await press('Activate again');
    const dialog = await inDialog('Activate this price list?');
    await userEvent.click(dialog.getByRole('button', { name: 'Activate price list' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Too many price lists/);
  });

  it('delete a draft, and return to the lists', async () => {
    api.deletePriceList.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    open();
    await press('Delete draft');
    const dialog = await inDialog('Delete this draft?');
    await userEvent.click(dialog.getByRole('button', { name: /^Delete draft of \d+ tools?$/ }));
    await screen.findByText('The price lists');
    expect(toasts()).toEqual(['Contract 2026 is deleted']);
  });

  it('leave an archived list without fields', async () => {
    api.getPriceList.mockResolvedValue(priceListOf({ status: 'archived' }));
    open();
    await screen.findByText('Until 31 Dec 2099');
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import prices' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('The prices of a list', () => {
  it('are listed beside the list price', async () => {
    pages.mockResolvedValue({
      items: [
        entryOf({ priceBreaks: [{ minQuantity: 20, price: 55 }] }),
        entryOf({ toolId: 'gone', sku: 'OLD-1', toolName: '', listPrice: null, price: 5 }),
      ],
      next: null,
    });
    open();
    const [first, second] = await rows();
    expect(first?.slice(0, 6)).toEqual([
      plane.sku,
      plane.toolName,
      '$64.10',
      '$60.00',
      '6.4%',
      'from 20: $55.00',
    ]);
    expect(second?.slice(0, 4)).toEqual(['OLD-1', 'Deleted tool', '–', '$5.00']);
  });

  it('gain a tool that is found by its name, after its problems are fixed', async () => {
    api.setPrice.mockResolvedValue({ acknowledged: true, price: entryOf(), version: 4 });
    open();
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'plane' } });
    const found = within(await screen.findByRole('list', { name: 'Tools found' }));
    await userEvent.click(found.getByRole('button'));
    const dialog = await inDialog('Add a price');
    const price = await dialog.findByLabelText(/^Price per piece/);
    fireEvent.change(price, { target: { value: '64.11' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save the price' }));
    await dialog.findByText('Enter at most $64.10, the list price');
    fireEvent.change(price, { target: { value: '60' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Add a price break' }));
    fireEvent.change(dialog.getByLabelText('From pieces'), { target: { value: '20' } });
    fireEvent.change(dialog.getByLabelText('Price each'), { target: { value: '60' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save the price' }));
    await dialog.findByText('Enter less than $60.00, the price for fewer pieces');
    fireEvent.change(dialog.getByLabelText('Price each'), { target: { value: '55,50' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save the price' }));
    await waitFor(() => expect(toasts()).toEqual([`Price of ${plane.toolName} saved`]));
    expect(sent()).toEqual([
      [
        { id: 'list-1', toolId: plane._id },
        { price: 60, priceBreaks: [{ minQuantity: 20, price: 55.5 }], version: 0 },
      ],
    ]);
  });

  it('show what someone else has changed, and can be saved over it', async () => {
    api.listPrices.mockResolvedValue([entryOf()]);
    api.setPrice.mockRejectedValueOnce(
      new ApiProblem('precondition-failed', 412, {
        priceEntry: entryOf({ price: 58, version: 7 }),
      }),
    );
    api.setPrice.mockResolvedValue({ acknowledged: true, price: entryOf(), version: 8 });
    open();
    await press('Change');
    const dialog = await inDialog('Change the price');
    fireEvent.change(dialog.getByLabelText(/^Price per piece/), { target: { value: '57' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save the price' }));
    const conflict = await inDialog('Someone else has changed this price');
    conflict.getByText('$58.00');
    await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.[1]).toEqual({ price: 57, priceBreaks: [], version: 7 });
  });

  it('lose a tool after a question', async () => {
    api.removePrice.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    open();
    await press('Remove');
    const dialog = await inDialog('Remove this tool from the list?');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove tool' }));
    await waitFor(() => expect(toasts()).toEqual([`${plane.toolName} removed`]));
  });

  it('are none in a list of a percentage for all tools', async () => {
    api.getPriceList.mockResolvedValue(priceListOf({ kind: 'percentage', discount: 1_000 }));
    open();
    await screen.findByText(/^10% off applies to every tool\./);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('are only tools in an assortment with a percentage', async () => {
    api.getPriceList.mockResolvedValue(
      priceListOf({ kind: 'percentage', discount: 1_000, assortment: 'only' }),
    );
    const priceEntry = entryOf({ price: null });
    api.setPrice.mockRejectedValue(new ApiProblem('precondition-failed', 412, { priceEntry }));
    open();
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'plane' } });
    const found = within(await screen.findByRole('list', { name: 'Tools found' }));
    await userEvent.click(found.getByRole('button'));
    await waitFor(() => expect(toasts()).toEqual([`${plane.toolName} is already in the list`]));
    expect(sent()[0]?.[1]).toEqual({ price: null, priceBreaks: [], version: 0 });
  });

  it('come from a spreadsheet: pasted rows are checked, then applied', async () => {
    const rejected = [{ row: 2, column: 'sku' as const, message: 'No tool has the SKU NO-1' }];
    const result = { acknowledged: true, created: [1], changed: [], unchanged: [], rejected };
    api.importPrices.mockResolvedValue({ ...result, acknowledged: true, version: 4 });
    open();
    await press('Import prices');
    const dialog = await inDialog('Import prices');
    const field = dialog.getByLabelText('Rows from a spreadsheet');
    fireEvent.change(field, { target: { value: 'PLN-1\t60\nNO-1\t5' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Check the rows' }));
    await dialog.findByText('1 row would add a price');
    dialog.getByText('No tool has the SKU NO-1');
    expect(api.importPrices.mock.lastCall?.[0].query).toEqual({
      dryRun: 'true',
      changes: 'true',
      from: 1,
    });
    await userEvent.click(dialog.getByRole('button', { name: /^Import( [\d,]+ rows?)?$/ }));
    await dialog.findByText('1 row added a price');
    expect(api.importPrices.mock.lastCall?.[0].query).toEqual({
      dryRun: 'false',
      changes: 'true',
      from: 1,
    });
    await waitFor(() => expect(pages.mock.calls.length).toBeGreaterThan(1));
    fireEvent.change(field, { target: { value: 'PLN-1\t61' } });
    expect(dialog.queryByText('1 row added a price')).toBeNull();
  });
});

it.each([
  [{ kind: 'payer', id: 'carla' }, '/dashboard/customers/carla/catalogue'],
  [{ kind: 'group', id: 'joiners' }, undefined],
] as const)('leads to what its customer sees: for %o to %s', async (audience, address) => {
  api.getPriceList.mockResolvedValue(priceListOf({ audience: { ...audience } }));
  open();
  await screen.findByRole('heading', { level: 1, name: 'Contract 2026' });
  const link = screen.queryByRole('link', { name: 'Preview as customer' });
  expect(link?.getAttribute('href')).toBe(address);
});

it('says that there is no such price list', async () => {
  api.getPriceList.mockRejectedValue(new ApiProblem('price-list-not-found', 404));
  open();
  await screen.findByRole('heading', { name: 'There is no such price list' });
});
