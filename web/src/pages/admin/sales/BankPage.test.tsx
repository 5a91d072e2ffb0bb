import { screen, waitFor, within } from '@testing-library/react';
import type { BankImport } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { bankEntryOf, bookedEntryOf, shareOf } from '../../../testing/bankEntries.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sendsNothing } from '../../../testing/sendsNothing.ts';
import { BankPage } from './BankPage.tsx';

const sure = bankEntryOf();
const short = bankEntryOf({
  _id: 'short',
  amount: 12_000,
  payerName: 'Brackenbury',
  certainty: 'proposal',
  cause: 'less-than-open',
  shares: [shareOf({ amount: 12_000 })],
});
const outgoing = bankEntryOf({
  _id: 'rent',
  amount: -90_000,
  payerName: 'Landlord',
  certainty: 'outgoing',
  cause: 'money-out',
  shares: [],
});

const november: BankImport = {
  _id: 'november',
  name: 'november.xml',
  format: 'camt',
  statements: [],
  entries: 12,
  repeated: 3,
  pending: 1,
  warnings: [],
  complete: true,
  by: 'ada',
  byName: 'Ada',
  createdAt: '2026-11-21T12:00:00.000Z',
};

const show = (address = '/', wide = true) =>
  renderPage(<BankPage />, { at: address, wide, as: { uid: 'ada', admin: true } }).user;

const list = (...items: object[]) => vi.mocked(readPage).mockResolvedValue({ items, next: null });
const requested = () => vi.mocked(readPage).mock.calls.map(([url]) => url);

const rowOf = async (text: string | RegExp) =>
  within((await screen.findByText(text)).closest('tr') as HTMLTableRowElement);

const acknowledged = { acknowledged: true } as const;

beforeEach(() => {
  vi.clearAllMocks();
  list(sure, short, outgoing);
  api.count.mockResolvedValue({ count: 2 });
});

describe('The list of entries', () => {
  it.each([true, false])('says what each pays and why (wide screen: %s)', async (wide) => {
    show('/', wide);
    await screen.findByText('Reference and amount match invoice 2026-000123');
    screen.getByText('$0.50 less than is open of invoice 2026-000123');
    screen.getByText('Money that went out');
    expect(screen.getAllByText('Sure').length).toBeGreaterThan(1);
  });

  it('selects entries by the filter, the words and the file of the address', async () => {
    const user = show('/?import=november');
    await screen.findByText('Only entries of one file');
    expect(requested()[0]).toContain('import=november');
    await user.click(screen.getByRole('button', { name: /^Booked/ }));
    await waitFor(() => expect(requested().at(-1)).toContain('filter=booked'));
  });

  it('says what to do when there is nothing', async () => {
    list();
    show();
    await screen.findByText('Nothing to do');
  });

  it('says why it could not be read', async () => {
    vi.mocked(readPage).mockRejectedValue(new ApiProblem('internal', 500));
    show();
    await screen.findByRole('button', { name: /try again|retry/i });
  });

  it('links the orders and the payer below a row', async () => {
    const user = show();
    await user.click((await rowOf('Ash Joinery')).getByRole('button', { name: /details/i }));
    const order = await screen.findByRole('link', { name: 'TH-4K2M9A7C' });
    expect(order.getAttribute('href')).toBe('/dashboard/orders/TH-4K2M9A7C');
    screen.getByRole('link', { name: 'Ada Ash' });
  });
});

describe('Booking', () => {
  it('books a proposal as it is, in one click', async () => {
    api.bookBankEntry.mockResolvedValue({
      ...acknowledged,
      entry: bookedEntryOf(),
      payments: [],
    });
    const user = show();
    await user.click((await rowOf('Brackenbury')).getByRole('button', { name: /^Book/ }));
    await waitFor(() => expect(api.bookBankEntry).toHaveBeenCalledOnce());
    expect(api.bookBankEntry.mock.lastCall?.[0]).toMatchObject({
      params: { id: 'short' },
      body: { version: 'v1', shares: [{ invoiceNumber: '2026-000123', amount: 12_000 }] },
    });
  });

  it('books selected proposals and leaves the others alone, each in one step', async () => {
    api.bookBankEntry.mockImplementation(async ({ params }) => {
      if (params.id === 'short') throw new ApiProblem('internal', 500);
      return { ...acknowledged, entry: bookedEntryOf(), payments: [] };
    });
    api.changeBankEntryStatus.mockResolvedValue({ ...acknowledged, entry: outgoing });
    const user = show();
    await user.click(await screen.findByRole('checkbox', { name: /select all/i }));
    await user.click(screen.getByRole('button', { name: 'Book 2 entries as proposed' }));
    // What was not booked stays selected, and so does what cannot be.
    await screen.findByRole('button', { name: 'Book 1 entry as proposed' });
    expect(api.bookBankEntry).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    await user.click((await rowOf('Landlord')).getByRole('checkbox'));
    expect(screen.queryByRole('button', { name: /as proposed$/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Leave 1 entry alone' }));
    await waitFor(() => expect(api.changeBankEntryStatus).toHaveBeenCalledOnce());
    expect(api.changeBankEntryStatus.mock.lastCall?.[0]).toMatchObject({
      params: { id: 'rent' },
      body: { version: 'v1', status: 'left' },
    });
  });

  it('offers neither a booking nor a split of money that went out', async () => {
    show();
    const row = await rowOf('Landlord');
    row.getByRole('button', { name: /Leave alone/ });
    expect(row.queryByRole('button', { name: /Book|Split/ })).toBeNull();
  });

  it('books all sure entries part by part', async () => {
    api.bookSureEntries
      .mockResolvedValueOnce({ ...acknowledged, booked: 25, changed: 1, more: true })
      .mockResolvedValueOnce({ ...acknowledged, booked: 4, changed: 0, more: false });
    const user = show('/?import=november');
    await user.click(await screen.findByRole('button', { name: 'Book all sure (2)' }));
    const counts = api.count.mock.calls.map(([{ query }]) => query);
    expect(counts).toContainEqual({ of: 'bank-entries', status: 'sure', import: 'november' });
    await waitFor(() => expect(api.bookSureEntries).toHaveBeenCalledTimes(2));
    expect(api.bookSureEntries.mock.lastCall?.[0]).toMatchObject({ query: { import: 'november' } });
  });

  it('matches the open entries of a file again, part by part', async () => {
    api.matchBankEntries
      .mockResolvedValueOnce({ ...acknowledged, matched: 200, next: 'next' })
      .mockResolvedValueOnce({ ...acknowledged, matched: 4, next: null });
    const user = show('/?import=november');
    await user.click(await screen.findByRole('button', { name: 'Match again' }));
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(toast.mock.lastCall?.[0]).toBe('204 open entries matched with the open invoices');
    const queries = api.matchBankEntries.mock.calls.map(([{ query }]) => query);
    expect(queries).toEqual(['', 'next'].map((cursor) => ({ import: 'november', cursor })));
  });

  it('names how many are sure, and offers nothing without any', async () => {
    const { unmount } = renderPage(<BankPage />, { as: { uid: 'ada', admin: true }, wide: true });
    await screen.findByRole('button', { name: 'Book all sure (2)' });
    unmount();
    api.count.mockResolvedValue({ count: 0 });
    show();
    await screen.findByText('Landlord');
    expect(sendsNothing(screen.getByRole('button', { name: 'Book all sure (0)' }))).toBe(true);
  });

  it('books what is sure also when the amount is unknown', async () => {
    api.count.mockRejectedValue(new ApiProblem('unavailable', 503));
    api.bookSureEntries.mockResolvedValue({ ...acknowledged, booked: 1, changed: 0, more: false });
    const user = show();
    await screen.findByText('Landlord');
    await user.click(screen.getByRole('button', { name: 'Book all sure' }));
    await waitFor(() => expect(toast.mock.lastCall?.[0]).toBe('1 entry booked'));
  });

  it('undoes a booking with a reason', async () => {
    list(bookedEntryOf());
    api.undoBankBooking.mockResolvedValue({ ...acknowledged, entry: sure, payments: [] });
    const user = show('/?show=booked');
    await user.click((await rowOf('Ash Joinery')).getByRole('button', { name: /Undo/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Undo $120.50' }));
    expect(api.undoBankBooking).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('Reason'), 'Another customer');
    await user.click(dialog.getByRole('button', { name: 'Undo $120.50' }));
    await waitFor(() => expect(api.undoBankBooking).toHaveBeenCalledOnce());
    expect(api.undoBankBooking.mock.lastCall?.[0].body).toEqual({
      version: 'v2',
      reason: 'Another customer',
    });
  });

  it('leaves an entry alone, and opens it again', async () => {
    api.changeBankEntryStatus.mockResolvedValue({ ...acknowledged, entry: outgoing });
    const user = show();
    await user.click((await rowOf('Landlord')).getByRole('button', { name: /Leave alone/ }));
    await waitFor(() => expect(api.changeBankEntryStatus).toHaveBeenCalledOnce());
    expect(api.changeBankEntryStatus.mock.lastCall?.[0].body).toEqual({
      version: 'v1',
      status: 'left',
    });
  });
});

describe('The dialog of a split', () => {
  const candidates = [
    shareOf({ invoiceNumber: '2026-000001', open: 6_000, amount: 0 }),
    shareOf({ invoiceNumber: '2026-000002', open: 6_200, amount: 0 }),
  ];
  const entry = bankEntryOf({ certainty: 'unknown', cause: 'known-account', shares: [] });

  const openSplit = async () => {
    list(entry);
    api.getBankEntry.mockResolvedValue({ entry, candidates, writeOffLimit: 500 });
    const user = show();
    await user.click((await rowOf('Ash Joinery')).getByRole('button', { name: /Split/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Invoice 2026-000001');
    return { user, dialog, book: () => dialog.getByRole('button', { name: 'Book $120.50' }) };
  };

  it('fills the invoices, writes off the rest of one, and books', async () => {
    api.bookBankEntry.mockResolvedValue({ ...acknowledged, entry: bookedEntryOf(), payments: [] });
    const { user, dialog, book } = await openSplit();
    dialog.getByText('$120.50 is left.');
    await user.click(dialog.getByRole('button', { name: 'Fill by due date' }));
    await dialog.findByText('All of it is used.');
    await user.click(dialog.getByLabelText('Write off the other $1.50'));
    await user.type(dialog.getByLabelText('Reason'), 'Bank fee');
    await user.click(book());
    await waitFor(() => expect(api.bookBankEntry).toHaveBeenCalledOnce());
    expect(api.bookBankEntry.mock.lastCall?.[0].body).toEqual({
      version: 'v1',
      shares: [
        { invoiceNumber: '2026-000001', amount: 6_000, writeOff: 0 },
        { invoiceNumber: '2026-000002', amount: 6_050, writeOff: 150 },
      ],
      overpayment: false,
      reason: 'Bank fee',
    });
  });

  it('says what a colleague has done meanwhile', async () => {
    api.bookBankEntry.mockRejectedValue(
      new ApiProblem('entry-not-open', 409, { bankEntry: bookedEntryOf() }),
    );
    const { user, dialog, book } = await openSplit();
    await user.click(dialog.getByRole('button', { name: 'Fill by due date' }));
    await user.click(book());
    await dialog.findByText(/^Bea has booked this entry in the meantime/);
  });

  it('does not book while something is left, unless it is kept as credit', async () => {
    const { user, dialog, book } = await openSplit();
    await user.type(dialog.getByLabelText('Pays of invoice 2026-000001'), '60');
    await user.click(book());
    await dialog.findByText(/^\$60\.50 is left: enter/);
    expect(api.bookBankEntry).not.toHaveBeenCalled();
    dialog.getByLabelText(/^Keep \$60\.50 as credit/);
  });

  it('adds another invoice by its number', async () => {
    const { user, dialog } = await openSplit();
    api.getJointPayment.mockRejectedValueOnce(new ApiProblem('nothing-due', 409));
    const number = dialog.getByLabelText('Number of another invoice');
    await user.type(number, '2026-7{Enter}');
    await waitFor(() => expect(api.getJointPayment).toHaveBeenCalledOnce());
    expect(api.getJointPayment.mock.lastCall?.[0].query).toEqual({ invoices: '2026-000007' });
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('Files', () => {
  const field = () => screen.getByLabelText('Choose statements of your bank');
  const file = (name: string) => new File(['<Document/>'], name, { type: 'text/xml' });
  const files = async () => within(await screen.findByRole('list', { name: 'Files' }));

  it('are imported one after the other, with what each has added', async () => {
    api.importBankFile
      .mockResolvedValueOnce({ ...acknowledged, import: november, again: false })
      .mockResolvedValueOnce({ ...acknowledged, import: november, again: true });
    const user = show();
    await user.upload(field(), [file('one.xml'), file('two.xml')]);
    const shown = await files();
    await shown.findByText(/^12 entries added, 3 were there before, 1 that the bank/);
    await shown.findByText(/^This file was imported before: nothing is added/);
    expect(api.importBankFile.mock.calls.map(([{ query }]) => query)).toEqual([
      { name: 'one.xml' },
      { name: 'two.xml' },
    ]);
  });

  it('that are refused say why, and do not stop the others', async () => {
    api.importBankFile.mockRejectedValueOnce(new ApiProblem('network', 0)).mockResolvedValueOnce({
      ...acknowledged,
      import: { ...november, warnings: ['The opening balance does not continue the last file'] },
      again: false,
    });
    const user = show();
    await user.upload(field(), [file('one.xml'), file('two.xml')]);
    const shown = await files();
    await shown.findByRole('button', { name: 'Try again' });
    await shown.findByText('The opening balance does not continue the last file');
  });

  it('that are empty are not sent', async () => {
    const user = show();
    await user.upload(field(), new File([], 'nothing.sta'));
    await (await files()).findByText('This file is empty.');
    expect(api.importBankFile).not.toHaveBeenCalled();
  });
});
