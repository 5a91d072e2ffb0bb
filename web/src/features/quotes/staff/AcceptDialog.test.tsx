import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { offeredQuote } from '../../../testing/quotes.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { QuoteActions } from '../actions/QuoteActions.tsx';

const page = vi.mocked(readPage);

const quote = offeredQuote();
const order = orderOf('first');

const press = async () => {
  const onStale = vi.fn();
  const caller = { uid: 'ada', staff: true, membership: null };
  renderPage({
    '/': <QuoteActions quote={quote} caller={caller} onStale={onStale} />,
    '*': 'The order',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Accept for the customer' }));
  return onStale;
};

const open = async () => {
  const onStale = await press();
  const name = 'Accept the offer for Carla Customer?';
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByLabelText('PO number');
  return { dialog, onStale };
};

const place = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  userEvent.click(dialog.getByRole('button', { name: /^Place the order, \$/ }));

beforeEach(() => {
  vi.resetAllMocks();
  page.mockResolvedValue({ items: [order], next: null });
});

it('starts with the details of the last order, and opens the new one', async () => {
  api.acceptQuote.mockResolvedValue({
    acknowledged: true,
    insertedId: 'first',
    order: order as never,
  });
  const { dialog } = await open();
  dialog.getByLabelText(`Deliver as in order ${order.number}`);
  await userEvent.fill(dialog.getByLabelText('PO number'), 'PO-7');
  await place(dialog);
  await screen.findByText('The order');
  expect(api.acceptQuote.mock.lastCall?.[0].body).toEqual({
    version: quote.version,
    reason: 'by phone',
    phoneNumber: order.phoneNumber,
    orderAddress: order.orderAddress,
    poNumber: 'PO-7',
    note: '',
  });
  expect(toast.mock.calls[0]?.[0]).toBe(`Order ${order.number} placed for Carla Customer`);
});

it('takes a requested day and complete only, and says at the field why a day cannot be', async () => {
  const message = 'We do not deliver on Saturday, 5 December 2026';
  const details = { errors: { requestedDay: message } };
  api.acceptQuote.mockRejectedValueOnce(new ApiProblem('validation', 400, details));
  const { dialog } = await open();
  const day = dialog.getByLabelText('Requested delivery day');
  await userEvent.fill(day, '2026-12-05');
  await userEvent.click(dialog.getByLabelText(/^Deliver complete only/));
  await place(dialog);
  await dialog.findByText(message);
  await userEvent.fill(day, '2026-12-07');
  api.acceptQuote.mockResolvedValue({
    acknowledged: true,
    insertedId: 'first',
    order: order as never,
  });
  await place(dialog);
  await screen.findByText('The order');
  const body = { requestedDay: '2026-12-07', completeOnly: true };
  expect(api.acceptQuote.mock.lastCall?.[0].body).toMatchObject(body);
});

it('says that it loads the last order', async () => {
  page.mockReturnValue(new Promise(() => {}));
  await press();
  await screen.findByRole('progressbar', { name: 'Loading the last order' });
});

it('needs a reason, an address and a phone number', async () => {
  page.mockResolvedValue({ items: [], next: null });
  const { dialog } = await open();
  await userEvent.fill(dialog.getByLabelText('Reason'), ' ');
  await place(dialog);
  await dialog.findByText('Enter the reason: the customer can read it');
  dialog.getByText('Enter the street and the number');
  expect(api.acceptQuote).not.toHaveBeenCalled();
});

it('takes another address than that of the last order', async () => {
  api.acceptQuote.mockResolvedValue({
    acknowledged: true,
    insertedId: 'first',
    order: order as never,
  });
  const { dialog } = await open();
  await userEvent.click(dialog.getByLabelText(`Deliver as in order ${order.number}`));
  await userEvent.selectOptions(dialog.getByLabelText('Country'), 'DE');
  await userEvent.fill(dialog.getByLabelText('Contact person'), 'Ada Joiner');
  await userEvent.fill(dialog.getByLabelText('Street and number'), 'Sägeweg 1');
  await userEvent.fill(dialog.getByLabelText('Postcode'), '10115');
  await userEvent.fill(dialog.getByLabelText('City'), 'Berlin');
  await userEvent.fill(dialog.getByLabelText('Phone Number'), '030 901820');
  await place(dialog);
  await screen.findByText('The order');
  expect(api.acceptQuote.mock.lastCall?.[0].body).toMatchObject({
    phoneNumber: '+4930901820',
    orderAddress: 'Ada Joiner\nSägeweg 1\n10115 Berlin',
  });
});

it('says who has to approve it, and keeps what was typed', async () => {
  api.acceptQuote.mockRejectedValue(
    new ApiProblem('approval-required', 409, {
      rules: [],
      approvers: [{ uid: 'olga', name: 'Olga Owner' }],
      approversNeeded: 1,
    }),
  );
  const { dialog, onStale } = await open();
  await place(dialog);
  await dialog.findByText(/ask for an approval by Olga Owner\. Carla Customer can send the offer/);
  await waitFor(() => expect(onStale).toHaveBeenCalled());
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('by phone');
});
