import { screen, waitFor, within } from '@testing-library/react';
import { type JointPayment, limits, type PayerInvoice } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readFile } from '../../../lib/api/readFile.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { shopOf } from '../../../testing/fixtures.ts';
import { cancellingNote, listedBill } from '../../../testing/invoices.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { OwnInvoicesPage } from './OwnInvoicesPage.tsx';

vi.mock('../../../lib/browser/saveFile.ts', () => ({ saveFile: vi.fn() }));
vi.mock('../../../lib/api/readFile.ts', () => ({ readFile: vi.fn() }));

const bill: PayerInvoice = {
  ...listedBill,
  poNumber: 'PO-4711',
  status: 'part-paid',
  open: 2_050,
};
const note: PayerInvoice = { ...bill, ...cancellingNote, status: null, open: 0 };

const show = (at = '/', isWide = true) =>
  renderPage(<OwnInvoicesPage />, { at, wide: isWide, as: { uid: 'carla' } }).user;

const requested = () => vi.mocked(readPage).mock.calls.map(([url]) => url);
const fileUrls = () => vi.mocked(readFile).mock.calls.map(([url]) => url);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(readPage).mockResolvedValue({ items: [note, bill], next: null });
});

describe('OwnInvoicesPage', () => {
  it.each([true, false])('lists documents with what is open (wide: %s)', async (isWide) => {
    show('/', isWide);
    await screen.findByText('2026-000123');
    screen.getByText('Part paid');
    screen.getByText('Credits 2026-000123');
    screen.getByText('$120.50');
    screen.getByText(/[-−]\$120\.50/);
    if (isWide) screen.getByText('$20.50');
  });

  it('filters by status, days and words, which the address holds', async () => {
    const user = show('/?q=PO-4711&from=2026-11-01&to=2026-11-30');
    await user.click(await screen.findByRole('button', { name: 'Overdue' }));
    expect(requested().at(-1)).toBe(
      '/api/invoices/carla%40example.test?status=overdue&from=2026-11-01&to=2026-11-30&q=PO-4711',
    );
  });

  it.each([
    ['/', 'No invoices yet'],
    ['/?q=x', 'No invoice or credit note matches "x"'],
    ['/?status=overdue', 'Nothing to pay'],
    ['/?status=paid', 'No such documents'],
  ])('of %s says that there are none: %s', async (address, text) => {
    vi.mocked(readPage).mockResolvedValue({ items: [], next: null });
    show(address);
    await screen.findByText(text);
  });
});

const payment: JointPayment = {
  reference: '2026-000123 000124',
  invoices: [
    { number: '2026-000123', orderNumber: 'TH-4K2M9A7C', dueAt: bill.dueAt, open: 2_050 },
    { number: '2026-000124', orderNumber: 'TH-4K2M9A7D', dueAt: null, open: 1_000 },
  ],
  total: 3_050,
  currency: 'USD',
  bank: { holder: 'Tools Hub', bankName: 'First Bank', account: '000123456789', code: '123' },
};

describe('Several invoices', () => {
  const select = async (items: PayerInvoice[], answered: JointPayment) => {
    vi.mocked(readPage).mockResolvedValue({ items, next: null });
    api.getJointPayment.mockResolvedValue(answered);
    const user = show();
    for (const { number } of items) {
      await user.click(await screen.findByRole('checkbox', { name: `Select Invoice ${number}` }));
    }
    return user;
  };
  const another = { ...bill, _id: '2026-000124', number: '2026-000124', open: 1_000 };

  it('are paid by one transfer, whose reference names them all', async () => {
    const user = await select([bill, another], payment);
    await user.click(screen.getByRole('button', { name: 'Pay $30.50 together' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay together' }));
    await dialog.findByText('2026-000123 000124');
    dialog.getByRole('button', { name: 'Copy reference' });
    dialog.getByText('$30.50');
    expect(api.getJointPayment.mock.lastCall?.[0]).toMatchObject({
      query: { invoices: '2026-000123,2026-000124' },
    });
  });

  const openDialog = async (cardPayments: boolean, answered = payment) => {
    api.getShop.mockResolvedValue(shopOf({ cardPayments }));
    const user = await select([bill, another], answered);
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay together' }));
    await dialog.findByText('2026-000123 000124');
    return { user, dialog };
  };

  it('are paid by one card payment, which opens once', async () => {
    api.payTogetherByCard.mockResolvedValue({ url: '#card-page' });
    const { user, dialog } = await openDialog(true);
    const button = await dialog.findByRole('button', { name: 'Pay $30.50 by card' });
    await user.dblClick(button);
    await waitFor(() => expect(location.hash).toBe('#card-page'));
    const body = { invoices: ['2026-000123', '2026-000124'] };
    expect(api.payTogetherByCard.mock.calls).toEqual([[{ body }]]);
  });

  it.each([
    ['nothing-due', 'There is nothing to pay for this order.'],
    ['card-not-available', 'The shop does not take cards at the moment.'],
  ] as const)('say why no card can pay them: %s', async (code, message) => {
    api.payTogetherByCard.mockRejectedValue(new ApiProblem(code, 409));
    const { user, dialog } = await openDialog(true);
    await user.click(await dialog.findByRole('button', { name: 'Pay $30.50 by card' }));
    await dialog.findByText(message);
  });

  it.each([
    ['the shop takes no cards', false, payment],
    ['no card can pay the sum', true, { ...payment, total: 49 }],
  ] as const)('offer no card if %s', async (_, cardPayments, answered) => {
    const { dialog } = await openDialog(cardPayments, answered);
    expect(dialog.queryByRole('button', { name: /by card$/ })).toBeNull();
  });

  it('says which of them are no longer open', async () => {
    const [first] = payment.invoices;
    const user = await select([bill, another], { ...payment, invoices: first ? [first] : [] });
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    await screen.findByText('1 invoice no longer open and left out.');
  });

  it('are not more than one reference can name', async () => {
    const items = Array.from({ length: limits.jointInvoices + 1 }, (_, at) => ({
      ...bill,
      _id: `2026-0002${at + 10}`,
      number: `2026-0002${at + 10}`,
    }));
    await select(items, payment);
    screen.getByText(`Choose at most ${limits.jointInvoices} to pay together.`);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('that are paid cannot be selected', async () => {
    vi.mocked(readPage).mockResolvedValue({ items: [note], next: null });
    show();
    await screen.findByText('CN-2026-000007');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('The return from the payment of several invoices', () => {
  const at = '/?payment=done&invoices=2026-000123,2026-000124';

  it('says that it has arrived once nothing is open', async () => {
    api.getJointPayment.mockRejectedValue(new ApiProblem('nothing-due', 409));
    show(at);
    await screen.findByText('Thank you. Your payment has arrived.');
    expect(api.getJointPayment.mock.lastCall?.[0]).toMatchObject({
      query: { invoices: '2026-000123,2026-000124' },
    });
  });

  it('waits for it as long as something is open', async () => {
    api.getJointPayment.mockResolvedValue(payment);
    show(at);
    await screen.findByText(/waiting for the confirmation/);
  });

  it('says that nothing was charged after it was cancelled', async () => {
    api.getJointPayment.mockResolvedValue(payment);
    show(at.replace('done', 'cancelled'));
    await screen.findByText('The payment was cancelled. Nothing was charged.');
  });
});

describe('The downloads for accounts', () => {
  const open = async () => {
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Download for your accounts' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { user, dialog };
  };

  it('save the invoices of a month, and lead to the next archive', async () => {
    const file = { name: 'invoices.zip', content: new Blob() };
    vi.mocked(readFile).mockResolvedValueOnce({ ...file, next: '/api/next' });
    vi.mocked(readFile).mockResolvedValueOnce({ ...file, next: null });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await dialog.findByText(/the period has more/);
    expect(fileUrls()[0]).toMatch(
      /^\/api\/user\/carla%40example\.test\/invoices\.zip\?from=\d{4}-\d{2}-01&to=/,
    );
    await user.click(dialog.getByRole('button', { name: 'Download next' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
    expect(fileUrls()[1]).toBe('/api/next');
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  });

  it('need both days for a statement', async () => {
    const { user, dialog } = await open();
    await user.selectOptions(dialog.getByLabelText('What'), 'Statement of account (PDF)');
    const button = dialog.getByRole('button', { name: 'Download' });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    await user.selectOptions(dialog.getByLabelText('Period'), 'Any time');
    dialog.getByText('A statement needs a first and a last day.');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('say why nothing was saved', async () => {
    vi.mocked(readFile).mockRejectedValue(new ApiProblem('invoice-not-found', 404));
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await dialog.findByText('There are no invoices or credit notes in this period.');
    expect(saveFile).not.toHaveBeenCalled();
  });
});
