import { expect, type Locator, type Page } from '@playwright/test';
import { confirmDialog, dialogOf, press } from '../../page/actions.ts';

/** A card of a page, by its title. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** Expects the pieces that a card of an order lists. */
export const expectPieces = (page: Page, name: string, ...pieces: string[]): Promise<void> =>
  expect(card(page, name).getByRole('listitem')).toHaveText(pieces);

/** Expects the amounts of an order, with their names. */
export const expectTotals = async (page: Page, totals: Record<string, string>): Promise<void> => {
  const list = page.getByLabel('Totals', { exact: true });
  await expect(list.getByRole('term')).toHaveText(Object.keys(totals));
  await expect(list.getByRole('definition')).toHaveText(Object.values(totals));
};

/** Enters how many pieces of a tool the open form is about. */
export const enterPieces = (page: Page, tool: string, pieces: number): Promise<void> =>
  page.getByRole('spinbutton', { name: `Pieces: ${tool}` }).fill(`${pieces}`);

/** Chooses only these pieces in the open dialog, which begins with all. */
const choosePieces = async (page: Page, pieces: Record<string, number>): Promise<void> => {
  await press(page, 'None');
  for (const [tool, count] of Object.entries(pieces)) await enterPieces(page, tool, count);
};

/** Enters the carrier and the tracking number of a parcel. */
export const enterCarrier = async (form: Page | Locator, trackingNumber: string): Promise<void> => {
  await form.getByLabel('Carrier').fill('Two Rivers Freight');
  await form.getByLabel('Tracking number').fill(trackingNumber);
};

/** Ships a parcel with these pieces; without any, all that remain. */
export const ship = async (
  page: Page,
  trackingNumber: string,
  pieces?: Record<string, number>,
): Promise<void> => {
  await press(page, 'Ship');
  if (pieces) await choosePieces(page, pieces);
  await enterCarrier(dialogOf(page, 'Ship a parcel'), trackingNumber);
  await confirmDialog(page, 'Ship a parcel', /^Ship \d+ pieces?$/);
};

/** Confirms the receipt of a parcel as its customer. */
export const receive = async (page: Page, number: string): Promise<void> => {
  await press(page, `Mark as received: parcel ${number}`);
  await confirmDialog(page, 'Have you received this parcel?', 'Confirm receipt of ');
};

/** Chooses what happens to the pieces of a line. */
export const choose = (page: Page, question: string, answer: string): Promise<void> =>
  page.getByRole('group', { name: question }).getByRole('button', { name: answer }).click();
