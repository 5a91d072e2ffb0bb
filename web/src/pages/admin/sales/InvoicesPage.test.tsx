import { screen, waitFor, within } from '@testing-library/react';
import type { ListedInvoice } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { companyId } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { cancellingNote, listedBill } from '../../../testing/invoices.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { InvoicesPage } from './InvoicesPage.tsx';

vi.mock('../../../lib/browser/saveFile.ts', () => ({ saveFile: vi.fn() }));

const bill: ListedInvoice = {
  ...listedBill,
  payerId: 'ada',
  payerName: 'Ada Ash',
  buyerName: 'Ada Ash',
  buyerEmail: 'ada@example.test',
};
const note: ListedInvoice = { ...bill, ...cancellingNote };

const Address = () => <output aria-label="Address">{useLocation().search}</output>;

const show = (address = '/', isWide = true) =>
  renderPage(
    <>
      <InvoicesPage />
      <Address />
    </>,
    { at: address, wide: isWide },
  ).user;

const address = () => screen.getByLabelText('Address').textContent;
const requested = () => vi.mocked(readPage).mock.calls.map(([url]) => url);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(readPage).mockResolvedValue({ items: [note, bill], next: null });
  api.count.mockResolvedValue({ count: 2 });
});

describe('InvoicesPage', () => {
  it.each([
    ['/', 'Filters'],
    ['/?from=2026-11-01', 'Filters (1)'],
    ['/?from=2026-11-01&to=2026-11-30', 'Filters (2)'],
  ])('folds the period on a phone, and says whether it is set: %s', async (address, name) => {
    show(address, false);
    await screen.findByText(name);
  });

  it.each([true, false])('lists invoices and credit notes (wide screen: %s)', async (isWide) => {
    show('/', isWide);
    await screen.findByText('CN-2026-000007');
    screen.getByText('Credit note for 2026-000123');
    screen.getByText('$120.50');
    screen.getByText(/[-−]\$120\.50/);
    const [link] = screen.getAllByRole('link', { name: 'TH-4K2M9A7C' });
    expect(link?.getAttribute('href')).toBe('/dashboard/orders/TH-4K2M9A7C');
    await screen.findByRole('heading', { name: 'Invoices (2)' });
    expect(document.title).toContain('Invoices');
  });

  it('saves the PDF of a row', async () => {
    vi.mocked(requestApi).mockResolvedValue(new Response('%PDF-'));
    const user = show();
    const row = await screen.findByRole('row', { name: /^2026-000123/ });
    await user.click(within(row).getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(vi.mocked(saveFile).mock.calls[0]?.[0].name).toBe('invoice-2026-000123.pdf');
  });

  it('filters by kind, days and words, which the address holds', async () => {
    const user = show('/?q=ada&from=2026-11-01&to=2026-11-30');
    await user.click(await screen.findByRole('button', { name: 'Credit notes' }));
    expect(address()).toContain('kind=credit-note');
    expect(requested().at(-1)).toBe(
      '/api/invoices?kind=credit-note&from=2026-11-01&to=2026-11-30&q=ada',
    );
  });

  it('says how many matches the filters hide, and shows them', async () => {
    api.count.mockResolvedValue({ count: 5 });
    const user = show('/?q=ada&kind=invoice&from=2026-11-01');
    await screen.findByText(/3 more documents match/);
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    expect(address()).toBe('?q=ada');
  });

  it('says that a search for a number ignores the filters', async () => {
    const user = show('/?q=2026-000123&kind=credit-note');
    await screen.findByText(/search for a number/);
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(screen.queryByText(/search for a number/)).toBeNull();
  });

  it.each([
    ['/', 'No invoices yet'],
    ['/?q=ada', 'No invoice or credit note matches "ada"'],
    ['/?kind=invoice', 'None of this kind in this period'],
  ])('of %s says that there are none: %s', async (address, text) => {
    vi.mocked(readPage).mockResolvedValue({ items: [], next: null });
    show(address);
    await screen.findByText(text);
  });

  it('shows a failure, and tries again', async () => {
    vi.mocked(readPage).mockRejectedValueOnce(new ApiProblem('unavailable', 503));
    const user = show();
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    await screen.findByText('2026-000123');
  });

  it('asks for nothing while the period is empty', () => {
    show('/?from=2026-11-02&to=2026-11-01');
    screen.getByText('This day is before the first one');
    expect(screen.getByRole('button', { name: 'Export invoices' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(readPage).toHaveBeenCalledTimes(0);
  });
});

describe('InvoicesPage with an invoice of a company', () => {
  it.each([true, false])('names the company and who ordered (wide: %s)', async (isWide) => {
    const fields = { payerId: companyId, payerName: 'Harbor Joinery', buyerName: 'Bea Buyer' };
    const items = [{ ...bill, ...fields, currency: 'EUR' as const }];
    vi.mocked(readPage).mockResolvedValue({ items, next: null });
    show('/', isWide);
    await screen.findByText('Harbor Joinery, by Bea Buyer');
    screen.getByText('€120.50');
  });
});

describe('InvoicesPage with the reference of a transfer', () => {
  it('has room for the offer to book it while it loads, and when nothing is open', async () => {
    const answer = Promise.withResolvers<never>();
    api.getJointPayment.mockReturnValueOnce(answer.promise);
    show('/?q=2026-000123+000124');
    const alert = await screen.findByText('Looking for 2 open invoices of this reference…');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Record the payment' });
    expect(button.disabled).toBe(true);
    answer.reject(new ApiProblem('nothing-due', 409));
    await waitFor(() => expect(alert.textContent).toBe('No invoice of this reference is open.'));
    expect(button.disabled).toBe(true);
  });

  it('records the payment of all the invoices that it names', async () => {
    api.getJointPayment.mockResolvedValue({
      reference: '2026-000123 000124',
      invoices: ['2026-000123', '2026-000124'].map((number) => ({
        number,
        orderNumber: 'TH-4K2M9A7C',
        dueAt: null,
        open: 1_000,
      })),
      total: 2_000,
      currency: 'USD',
      bank: { holder: '', bankName: '', account: '', code: '' },
    });
    api.recordJointPayment.mockResolvedValue({ acknowledged: true, payments: [] });
    const user = show('/?q=2026-000123+000124');
    await screen.findByText('This reference names 2 open invoices: $20.00.');
    await user.click(screen.getByRole('button', { name: 'Record the payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText(/^Amount/));
    await user.type(dialog.getByLabelText(/^Amount/), '20.01');
    await user.click(dialog.getByRole('button', { name: 'Record payment of $20.01' }));
    await dialog.findByText(/Only \$20\.00 is open/);
    expect(api.recordJointPayment).not.toHaveBeenCalled();
    await user.clear(dialog.getByLabelText(/^Amount/));
    await user.type(dialog.getByLabelText(/^Amount/), '15');
    await user.click(dialog.getByRole('button', { name: 'Record payment of $15.00' }));
    await waitFor(() => expect(api.recordJointPayment).toHaveBeenCalledOnce());
    expect(api.recordJointPayment.mock.lastCall?.[0]).toMatchObject({
      body: { amount: 1_500, invoices: ['2026-000123', '2026-000124'] },
    });
  });
});
