import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Tool } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { readToolVersion } from '../../../features/tools/manage/requests/toolVersion.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { bladeWidth, plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sendsNothing } from '../../../testing/sendsNothing.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { EditToolPage } from './EditToolPage.tsx';

const mocks = vi.hoisted(() => ({
  read: vi.fn<typeof readToolVersion>(),
}));
vi.mock('../../../lib/pictures/uploads.ts', () => ({
  uploadPicture: vi.fn(),
  removePicture: vi.fn(),
}));
vi.mock('../../../features/tools/manage/requests/toolVersion.ts', () => ({
  readToolVersion: mocks.read,
}));

const packed: Tool = { ...plane, price: 10, available: 48, minOrder: 12, orderMultiple: 12 };
const listed: Tool = {
  ...plane,
  priceBreaks: [
    { minQuantity: 20, price: 60 },
    { minQuantity: 40, price: 55 },
  ],
  specifications: [{ name: 'Length', value: '1 m' }],
};

const open = async (tool: Tool) => {
  mocks.read.mockResolvedValue({ tool, tag: '"v1"' });
  api.listAttributes.mockResolvedValue([bladeWidth]);
  renderPage(
    { '/dashboard/all-products/:id': <EditToolPage /> },
    { at: `/dashboard/all-products/${tool._id}` },
  );
  await screen.findByLabelText('Tools Name');
  return userEvent.setup();
};

const fields = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label);
const field = (label: string, row = 0) => fields(label)[row] as HTMLInputElement;
const type = (label: string, value: string, row = 0) =>
  fireEvent.change(field(label, row), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const save = () => userEvent.click(button('Save changes'));

const expectFocus = (element: Element) =>
  waitFor(() => expect(document.activeElement).toBe(element));
/** Waits for the text below a field. */
const expectText = (label: string, text: string, row = 0) =>
  waitFor(() => {
    const id = field(label, row).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe(text);
  });
const sentBodies = () =>
  api.updateTool.mock.calls.map(([{ ifMatch, body }]) => [ifMatch, body.updatedInfo]);

beforeEach(() => {
  vi.resetAllMocks();
  api.updateTool.mockResolvedValue({ acknowledged: true, matchedCount: 1, modifiedCount: 1 });
});

describe('EditToolPage', () => {
  it('saves what has changed, once', async () => {
    const user = await open(listed);
    expect(sendsNothing(button('Save changes'))).toBe(true);
    type('Price each', '54', 1);
    type('Maximum per order', '90');
    mocks.read.mockResolvedValue({ tool: { ...listed, maxOrder: 90 }, tag: '"v2"' });
    await save();
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(toast).toHaveBeenCalledWith(`${plane.toolName} saved`, { variant: 'success' });
    const [first] = listed.priceBreaks;
    const priceBreaks = [first, { minQuantity: 40, price: 54 }];
    expect(sentBodies()).toEqual([['"v1"', { priceBreaks, maxOrder: 90 }]]);
    await waitFor(() => expect(sendsNothing(button('Save changes'))).toBe(true));
    expect(document.activeElement).toBe(button('Save changes'));
    await user.click(button('Remove price break 1'));
    await save();
    await waitFor(() => expect(sentBodies()[1]?.[0]).toBe('"v2"'));
  });

  it('says that a tool without a picture is hidden, and saves its other fields', async () => {
    await open({ ...plane, imageLink: '' });
    screen.getByText('Customers see this tool once it has a picture.');
    type('Price', '70');
    await save();
    await waitFor(() => expect(sentBodies()).toEqual([['"v1"', { price: 70 }]]));
  });

  it('adds, removes and moves rows, and keeps the focus near', async () => {
    const user = await open(plane);
    await user.click(button('Add a price break'));
    await expectFocus(field('From pieces'));
    await user.click(button('Add a price break'));
    await expectFocus(field('From pieces', 1));
    await user.click(button('Remove price break 2'));
    await expectFocus(button('Remove price break 1'));
    await user.click(button('Remove price break 1'));
    await expectFocus(button('Add a price break'));

    await user.click(button('Add a specification'));
    await expectFocus(field('Name'));
    await user.paste('Blade');
    await user.click(button('Add a specification'));
    await expectFocus(field('Name', 1));
    await user.paste('Length');
    await user.click(button('Move specification 2 up'));
    await expectFocus(button('Move specification 1 up'));
    expect(fields('Name').map(({ value }) => value)).toEqual(['Length', 'Blade']);
    screen.getByText('Moved to position 1 of 2');
  });

  it('says at their cells what is wrong with price breaks', async () => {
    const user = await open(packed);
    await user.click(button('Add a price break'));
    await user.click(button('Add a price break'));
    type('From pieces', '24');
    type('Price each', '9');
    type('From pieces', '12', 1);
    type('Price each', '9.5', 1);
    await save();
    await expectFocus(field('From pieces', 1));
    await expectText('From pieces', 'Enter more pieces than in the row above, 24', 1);
    await expectText('Price each', 'Enter less than $9.00, the price for fewer pieces', 1);
    type('From pieces', '40', 1);
    await expectText('From pieces', 'Enter a multiple of 12: 36 or 48', 1);
    type('From pieces', '', 1);
    await expectText('From pieces', 'Quantity is required', 1);
    expect(api.updateTool).not.toHaveBeenCalled();
  });

  it('says at its field what is wrong with a pack, and which quantities buyers can order', async () => {
    await open(packed);
    screen.getByText('Buyers can order 12, 24, 36 or 48.');
    type('Pieces per pack', '60');
    screen.getByText('Buyers can order exactly the last 48.');
    type('Pieces per pack', '24');
    type('Maximum per order', '20');
    await save();
    await expectFocus(field('Pieces per pack'));
    await expectText(
      'Pieces per pack',
      'A pack must not have more pieces than the maximum per order, 20',
    );
  });

  it('says at their fields what the server refuses', async () => {
    await open(listed);
    api.updateTool.mockRejectedValue(
      new ApiProblem('validation', 400, { errors: { 'priceBreaks.1.price': 'Too low' } }),
    );
    type('Price each', '1', 1);
    await save();
    await expectText('Price each', 'Too low', 1);
    await expectFocus(field('Price each', 1));
    screen.getByText(/^error ocurred: Some of the details/);
  });
});

const theirs: Tool = {
  ...listed,
  price: 70,
  minOrder: 6,
  priceBreaks: [{ minQuantity: 25, price: 50 }],
};

/** Saves edits after someone else has saved theirs. */
const openConflict = async () => {
  const user = await open(listed);
  api.updateTool.mockRejectedValueOnce(
    new ApiProblem('precondition-failed', 412, { tool: theirs, version: 'v7' }),
  );
  type('Price', '65');
  type('Price each', '59');
  type('Value', '2 m');
  await save();
  const name = 'Someone else has changed this tool';
  return { user, dialog: within(await screen.findByRole('dialog', { name })) };
};

const choose = async (choice: string) => {
  const { user, dialog } = await openConflict();
  await user.click(dialog.getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('A conflict of two edits', () => {
  it('shows the edits that differ from theirs, also in lists', async () => {
    const { dialog } = await openConflict();
    const cells = dialog
      .getAllByRole('row')
      .map(({ children }) => [...children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Field', 'Theirs', 'Mine'],
      ['Price', '$70.00', '$65.00'],
      ['Price breaks', 'From 25: $50.00', 'From 20: $59.00\nFrom 40: $55.00'],
      ['Specifications', 'Length: 1 m', 'Length: 2 m'],
    ]);
  });

  it('ends with mine over theirs, and their other changes', async () => {
    await choose('Keep mine');
    await waitFor(() => expect(sentBodies()).toHaveLength(2));
    const [, second] = listed.priceBreaks;
    expect(sentBodies()[1]).toEqual([
      '"v7"',
      {
        price: 65,
        priceBreaks: [{ minQuantity: 20, price: 59 }, second],
        specifications: [{ name: 'Length', value: '2 m' }],
      },
    ]);
  });

  it('ends with theirs, without anything to save', async () => {
    await choose('Take theirs');
    expect([field('Price').value, field('Min Order').value]).toEqual(['70', '6']);
    expect(field('Value').value).toBe('1 m');
    expect(sendsNothing(button('Save changes'))).toBe(true);
    expect(sentBodies()).toHaveLength(1);
  });

  it('can be edited further, over their version', async () => {
    await choose('Keep editing');
    expect([field('Price').value, field('Min Order').value]).toEqual(['65', '6']);
    expect(field('Value').value).toBe('2 m');
    type('Price', '66');
    await save();
    await waitFor(() => expect(sentBodies()[1]?.[0]).toBe('"v7"'));
    expect(sentBodies()[1]?.[1]).toMatchObject({ price: 66 });
  });
});
