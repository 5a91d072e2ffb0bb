import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ShopSettings, timeZoneMessage } from 'functions/contract';
import { beforeEach, expect, it } from 'vitest';
import { useShop } from '../../../domain/shop/useShop.ts';
import { forgetTimeZone, shopTimeZone } from '../../../domain/time/shopTimeZone.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { shopOf, shopSettings } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sendsNothing } from '../../../testing/sendsNothing.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { SettingsPage } from './SettingsPage.tsx';

const open = (settings: ShopSettings = shopSettings, page = <SettingsPage />) => {
  api.getSettings.mockResolvedValue(settings);
  api.getSynonyms.mockResolvedValue({ version: 'v1', synonyms: [] });
  renderPage(page);
};

const fieldOf = async (label: string) => screen.findByLabelText<HTMLInputElement>(label);

const type = async (label: string, value: string) =>
  fireEvent.change(await fieldOf(label), { target: { value } });

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' });
const save = () => userEvent.click(saveButton());
const sentBodies = () => api.saveSettings.mock.calls.map(([{ body }]) => body);

const phoneOf = (phone: string) => ({ ...shopSettings, seller: { ...shopSettings.seller, phone } });

beforeEach(() => {
  forgetTimeZone();
  api.getShop.mockResolvedValue(shopOf());
  api.saveSettings.mockResolvedValue({ acknowledged: true, version: 'v2' });
});

it('shows the settings, and saves changes for their version', async () => {
  open();
  expect((await fieldOf('Tax rate in percent')).value).toBe('8.25');
  expect((await fieldOf('Order minimum in dollars')).value).toBe('250.50');
  expect(sendsNothing(saveButton())).toBe(true);
  await type('Phone', '+1 503 555 0143');
  await type('Tax rate in percent', '9,5');
  await userEvent.selectOptions(await fieldOf('Default payment terms'), 'Prepaid');
  await save();
  await waitFor(() => expect(toast).toHaveBeenCalledWith('Settings saved', { variant: 'success' }));
  expect(sentBodies()).toEqual([
    { ...phoneOf('+1 503 555 0143'), taxRate: 950, defaultTerms: 'prepaid' },
  ]);
  expect((await fieldOf('Tax rate in percent')).value).toBe('9.5');
  expect(sendsNothing(saveButton())).toBe(true);
  expect(document.activeElement).toBe(saveButton());

  await type('Phone', '+1 503 555 0144');
  await save();
  await waitFor(() => expect(sentBodies()).toHaveLength(2));
  expect(sentBodies()[1]?.version).toBe('v2');
});

it('offers time zones, refuses others, and shows days in the chosen one at once', async () => {
  open();
  const field = await fieldOf('Time zone');
  expect(field.value).toBe('America/Los_Angeles');
  const offered = [...(field.list?.options ?? [])].map(({ value }) => value);
  expect(offered).toEqual(expect.arrayContaining(['UTC', 'Europe/Berlin', 'Pacific/Kiritimati']));
  await type('Time zone', 'Mars/Phobos');
  await save();
  await screen.findByText(timeZoneMessage);
  expect(sentBodies()).toEqual([]);
  await type('Time zone', 'Asia/Kathmandu');
  await save();
  await waitFor(() =>
    expect(sentBodies()).toEqual([{ ...shopSettings, timeZone: 'Asia/Kathmandu' }]),
  );
  await waitFor(() => expect(shopTimeZone()).toBe('Asia/Kathmandu'));
});

const ShopName = () => <p>{useShop().data?.name}</p>;

it('shows the shop as it was saved while the CDN still has it as it was', async () => {
  api.getShop.mockImplementation(async ({ anonymous }) =>
    anonymous ? shopOf({ name: 'Before' }) : shopOf({ name: 'After', timeZone: 'Asia/Kathmandu' }),
  );
  open(
    shopSettings,
    <>
      <ShopName />
      <SettingsPage />
    </>,
  );
  await screen.findByText('Before');
  await type('Time zone', 'Asia/Kathmandu');
  await save();
  await screen.findByText('After');
  expect(shopTimeZone()).toBe('Asia/Kathmandu');
});

it('keeps what is typed while the rest is being saved', async () => {
  open();
  let answer = () => {};
  api.saveSettings.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = () => resolve({ acknowledged: true, version: 'v2' });
    }),
  );
  await type('Phone', '+1 503 555 0143');
  await save();
  await waitFor(() => expect(sentBodies()).toHaveLength(1));
  await type('Tax rate in percent', '9,5');
  answer();
  await waitFor(() => expect(toast).toHaveBeenCalledWith('Settings saved', { variant: 'success' }));
  await waitFor(() => expect(sendsNothing(saveButton())).toBe(false));
  expect((await fieldOf('Tax rate in percent')).value).toBe('9,5');
  await save();
  await waitFor(() => expect(sentBodies()).toHaveLength(2));
  expect(sentBodies()[1]).toEqual({ ...phoneOf('+1 503 555 0143'), taxRate: 950, version: 'v2' });
});

it('shows what is wrong at its field, and sends nothing', async () => {
  open();
  await type('Tax rate in percent', '8.2555');
  await save();
  const field = await screen.findByRole('textbox', {
    name: 'Tax rate in percent',
    description: '“8.2555” means 8.2555. Enter at most two decimals',
  });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(api.saveSettings).not.toHaveBeenCalled();
});

it('shows what the server refuses at its field, and keeps what was typed', async () => {
  open();
  api.saveSettings.mockRejectedValue(
    new ApiProblem('validation', 400, { errors: { 'bank.account': 'Account is wrong' } }),
  );
  await type('Account number or IBAN', '42');
  await save();
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Account number or IBAN',
    description: 'Account is wrong',
  });
  expect(field.value).toBe('42');
  expect(screen.getByText(/Some of the details were not accepted/)).toBeTruthy();
});

const theirs = '+1 503 555 0145';
const mine = '+1 503 555 0146';

const conflict = async () => {
  open();
  api.saveSettings.mockRejectedValueOnce(
    new ApiProblem('precondition-failed', 412, {
      settings: { ...phoneOf(theirs), version: 'v7', holdHours: 24 },
    }),
  );
  await type('Phone', mine);
  await save();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Someone else has changed the settings' }),
  );
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldTheirsMine',
    `Phone${theirs}${mine}`,
  ]);
  return dialog;
};

it('keeps what was typed over what someone else saved, and takes their other changes', async () => {
  const dialog = await conflict();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(sentBodies()[1]).toEqual({ ...phoneOf(mine), version: 'v7', holdHours: 24 });
});

it('takes what someone else saved', async () => {
  const dialog = await conflict();
  await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
  expect((await fieldOf('Phone')).value).toBe(theirs);
  expect((await fieldOf('Hold time in hours')).value).toBe('24');
  expect(sentBodies()).toHaveLength(1);
});

it('keeps what was typed for further editing', async () => {
  const dialog = await conflict();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect((await fieldOf('Phone')).value).toBe(mine);
  expect((await fieldOf('Hold time in hours')).value).toBe('24');
  await save();
  await waitFor(() => expect(sentBodies()[1]?.version).toBe('v7'));
});

it('says what an invoice lacks, and leads to its field', async () => {
  open({ ...shopSettings, bank: { ...shopSettings.bank, account: '' } });
  const notice = within(await screen.findByRole('status'));
  expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Enter the account number',
  ]);
  await userEvent.click(notice.getByRole('button', { name: 'Enter the account number' }));
  expect(document.activeElement).toBe(await fieldOf('Account number or IBAN'));
  await type('Account number or IBAN', '0001');
  await save();
  await waitFor(() => expect(screen.queryByText('Orders cannot be confirmed yet')).toBeNull());
});

it('shows no notice when nothing is missing', async () => {
  open();
  await fieldOf('Phone');
  expect(screen.queryByText('Orders cannot be confirmed yet')).toBeNull();
});

it('shows why it could not load, and tries again', async () => {
  api.getSettings.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await fieldOf('Phone');
});
