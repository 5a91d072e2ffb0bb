import { screen, waitFor, within } from '@testing-library/react';
import type { CartTool, OrderReturn } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { resolveRows } from '../../../domain/cart/priced/resolveCart.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { nora } from '../../../testing/actors.ts';
import { resolvedRows } from '../../../testing/cart.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import {
  approvedReturn,
  deliveredTools,
  returnAfter,
  returnLineOf,
  returnOf,
} from '../../../testing/returns.ts';
import { StaffStep } from './StaffStep.tsx';

const resolve = vi.hoisted(() => vi.fn<typeof resolveRows>());
vi.mock('../../../domain/cart/priced/resolveCart.ts', () => ({ resolveRows: resolve }));

const sawLine = { toolId: 'saw', sku: 'SAW-0001', toolName: 'Tenon Saw' };
const twoLines = (fields: object = {}) => [
  returnLineOf(fields),
  returnLineOf({ ...sawLine, asked: 2, reason: 'The handle is loose', ...fields }),
];

const open = (found: OrderReturn) =>
  renderPage(<StaffStep found={found} order={deliveredTools()} caller={nora} />).user;

const press = (name: string) => screen.getByRole('button', { name });
const field = (name: string, tool = plane.toolName) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `${name}: ${tool}` });
const sent = () => api.transitionReturn.mock.lastCall?.[0].body;
const succeed = (found: OrderReturn) =>
  api.transitionReturn.mockResolvedValue({ acknowledged: true, return: found });
const haveInStock = (tool: CartTool) =>
  resolve.mockImplementation(async (rows) => resolvedRows({ rows }, [tool]));
const refuse = (problem: ApiProblem) => api.transitionReturn.mockRejectedValue(problem);
const alert = async (text: string | RegExp) => {
  await screen.findByText(text);
  expect(toast).not.toHaveBeenCalled();
};

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
});

describe('The decision about a request', () => {
  it('approves all pieces with one tap', async () => {
    succeed(approvedReturn());
    const user = open(returnOf());
    await user.click(press('Approve 3 pieces'));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith('Return TH-00000001-R1 approved', {
        variant: 'success',
      }),
    );
    expect(sent()).toEqual({ to: 'approved', lines: [{ toolId: 'plane', quantity: 3, note: '' }] });
  });

  it('approves fewer with a note, and with a fee', async () => {
    succeed(approvedReturn());
    const user = open(returnOf({ lines: twoLines() }));
    screen.getByText('Reason: The handle is loose');
    await user.click(press(`Fewer pieces: ${plane.toolName}`));
    await user.click(press('Add a note: Tenon Saw'));
    await user.type(screen.getByRole('textbox', { name: 'Note: Tenon Saw' }), 'Only new ones ');
    await user.type(screen.getByRole('textbox', { name: 'Fee' }), '7.5');
    await user.click(press('Approve 4 pieces'));
    await waitFor(() =>
      expect(sent()).toEqual({
        to: 'approved',
        feeRate: 750,
        lines: [
          { toolId: 'plane', quantity: 2, note: '' },
          { toolId: 'saw', quantity: 2, note: 'Only new ones' },
        ],
      }),
    );
  });

  it.each([
    ['4', 'At most 3 pieces asked for'],
    ['0', 'Choose at least one line'],
    ['many', 'Enter a whole number'],
  ])('does not approve %s pieces', async (text, message) => {
    const user = open(returnOf());
    await user.clear(field('Approved pieces'));
    await user.type(field('Approved pieces'), text);
    await user.click(screen.getByRole('button', { name: /^Approve/ }));
    await screen.findByText(new RegExp(message));
    expect(api.transitionReturn).not.toHaveBeenCalled();
  });

  it('has a fee only for a return, and says why it is an exception', async () => {
    open(returnOf({ kind: 'claim', exception: 'A regular customer' }));
    expect(screen.queryByRole('textbox', { name: 'Fee' })).toBeNull();
    screen.getByText('Exception: A regular customer');
  });

  it('declines with a reason', async () => {
    succeed(returnAfter(['declined']));
    const user = open(returnOf());
    await user.click(press('Decline'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this return?' }));
    await user.click(dialog.getByRole('button', { name: /^Decline return of \d+ pieces?$/ }));
    await dialog.findByText('Enter the reason');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Used');
    await user.click(dialog.getByRole('button', { name: /^Decline return of \d+ pieces?$/ }));
    await waitFor(() => expect(sent()).toEqual({ to: 'declined', reason: 'Used' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that someone else has decided meanwhile', async () => {
    refuse(
      new ApiProblem('return-not-changeable', 409, {
        returnStatus: 'declined',
        allowedForReturn: [],
      }),
    );
    const user = open(returnOf());
    await user.click(press('Approve 3 pieces'));
    await alert('The return has changed in the meantime: it is now “Declined”.');
  });

  it('says that a retry is safe after a lost answer', async () => {
    refuse(new ApiProblem('no-answer', 0));
    const user = open(returnOf());
    await user.click(press('Approve 3 pieces'));
    await alert(/it is done only once/);
  });
});

describe('What has arrived', () => {
  it('takes one tap for a line of which all is resellable', async () => {
    succeed(returnAfter(['approved', 'received'], { lines: [returnLineOf({ received: 2 })] }));
    const user = open(approvedReturn());
    await user.click(press('All resellable'));
    await user.click(press('Book 2 pieces'));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith('2 pieces of TH-00000001-R1 booked', {
        variant: 'success',
      }),
    );
    expect(sent()).toEqual({
      to: 'received',
      lines: [{ toolId: 'plane', quantity: 2, resellable: 2, note: '' }],
    });
  });

  it('takes two taps for a line of which one piece is damaged', async () => {
    succeed(returnAfter(['approved', 'received']));
    const user = open(approvedReturn());
    await user.click(press('All resellable'));
    const [, resellable] = screen.getAllByRole('button', {
      name: `Fewer pieces: ${plane.toolName}`,
    });
    await user.click(resellable ?? expect.fail());
    await user.click(press('Book 2 pieces'));
    await waitFor(() => expect(sent()?.lines?.[0]).toMatchObject({ quantity: 2, resellable: 1 }));
  });

  it('has to be counted for each line', async () => {
    const user = open(approvedReturn({ lines: twoLines({ approved: 2 }) }));
    const [first] = screen.getAllByRole('button', { name: 'All resellable' });
    await user.click(first ?? expect.fail());
    await user.click(press('Book 2 pieces'));
    await waitFor(() => expect(screen.getAllByText('Enter 0 or more pieces')).toHaveLength(2));
    expect(api.transitionReturn).not.toHaveBeenCalled();
  });

  it('says that the order has fewer pieces, because a parcel was reversed', async () => {
    const shortLine = {
      ...{ toolId: 'plane', quantity: 10, cancelled: 0, shipped: 1, delivered: 1 },
      ...{ returned: 0, credited: 0, wanted: 2, left: 1 },
    };
    refuse(new ApiProblem('nothing-left', 409, { errors: {}, shortLines: [shortLine] }));
    const user = open(approvedReturn());
    await user.click(press('All resellable'));
    await user.click(press('Book 2 pieces'));
    await alert(
      `The order has changed in the meantime. ${plane.toolName}: 1 piece of 2 left in the order.`,
    );
  });
});

describe('The settlement', () => {
  const received = (fields: Partial<OrderReturn> = {}) =>
    returnAfter(['approved', 'received'], {
      lines: [returnLineOf({ approved: 2, received: 2, resellable: 1 })],
      ...fields,
    });
  const type = async (user: ReturnType<typeof open>, name: string, text: string) =>
    user.type(screen.getByRole(name === 'Carrier' ? 'combobox' : 'textbox', { name }), text);

  it('credits a return less its fee', async () => {
    succeed(returnAfter(['approved', 'received', 'closed']));
    const user = open(received({ feeRate: 1000 }));
    screen.getByText(/2 arrived, 1 resellable/);
    screen.getByText(/^The credit note comes to \$115.38, less the fee of 10%/);
    await user.click(press('Settle the return'));
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(sent()).toEqual({
      to: 'closed',
      lines: [{ toolId: 'plane', resolution: 'credit', note: '' }],
    });
  });

  it('replaces pieces in a parcel', async () => {
    haveInStock(plane);
    succeed(returnAfter(['approved', 'received', 'closed']));
    const user = open(received());
    await user.click(press('Replacement'));
    await screen.findByText(/in stock$/);
    await user.click(press('Settle the return'));
    await screen.findByText('Enter the carrier');
    await type(user, 'Carrier', 'UPS');
    await type(user, 'Tracking number', '1Z');
    await user.click(press('Settle the return'));
    await waitFor(() =>
      expect(sent()).toEqual({
        to: 'closed',
        lines: [{ toolId: 'plane', resolution: 'replacement', note: '' }],
        carrier: 'UPS',
        trackingNumber: '1Z',
      }),
    );
  });

  it('says that the replacement of a sold-out tool waits, before and after', async () => {
    haveInStock({ ...plane, available: 0 });
    refuse(
      new ApiProblem('insufficient-stock', 409, {
        available: 0,
        errors: { 'lines.0.resolution': 'Sold out: the replacement has to wait' },
        lines: [{ code: 'insufficient-stock', toolId: 'plane', available: 0 }],
      }),
    );
    const user = open(received());
    await user.click(press('Replacement'));
    await screen.findByText(/^Sold out: the replacement has to wait, or credit/);
    await type(user, 'Carrier', 'UPS');
    await type(user, 'Tracking number', '1Z');
    await user.click(press('Settle the return'));
    await screen.findByText('Sold out: the replacement has to wait');
    await alert(/is sold out. The replacement has to wait: the return stays open/);
  });

  it('leaves the customer without anything on request', async () => {
    succeed(returnAfter(['approved', 'received', 'closed']));
    const user = open(received());
    await user.click(press('Nothing'));
    await user.click(press('Settle the return'));
    await waitFor(() => expect(sent()?.lines?.[0]).toMatchObject({ resolution: 'none' }));
  });

  it('replaces what a claim is about, with or without its pieces', async () => {
    haveInStock(plane);
    const user = open(
      returnAfter(['approved'], { kind: 'claim', lines: [returnLineOf({ approved: 3 })] }),
    );
    expect(press('Replacement').getAttribute('aria-pressed')).toBe('true');
    press('Settle the guarantee claim');
    await user.click(press('They have arrived'));
    await user.click(press('All resellable'));
    press('Book 3 pieces');
  });
});

it.each(['declined', 'closed'] as const)('has no step after a return is %s', (status) => {
  open(returnAfter([status]));
  expect(screen.queryByRole('button')).toBeNull();
});
