import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, sizes } from '../support/page/accessibility.ts';
import { isNarrow } from '../support/page/navigation.ts';
import { expect, test } from '../support/page/test.ts';
import { startNewAdminSession } from '../support/shop/session.ts';

const list = '/dashboard/all-orders';

const open = async (page: Page, address = list) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /^All Orders/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^TH-/ }).first()).toBeVisible();
};

const search = (page: Page) => new URL(page.url()).searchParams;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Reaches a control by the keyboard, and uses it. */
const press = async (page: Page, name: string) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

const choose = async (page: Page, menu: string, item: string) => {
  await press(page, menu);
  const entry = page.getByRole('menuitem', { name: item });
  await expect(entry).toBeVisible();
  await entry.focus();
  await page.keyboard.press('Enter');
};

const chooseFilter = async (page: Page, name: RegExp) => {
  await page.getByRole('group', { name: 'Orders to show' }).getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
};

const saveView = async (page: Page, name: string) => {
  await press(page, 'Save view');
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, `View: ${name}`)).toBeVisible();
};

const toggleColumn = async (page: Page, name: string) => {
  await press(page, 'Display');
  const display = page.getByRole('dialog', { name: 'Rows' });
  await expect(display).toBeVisible();
  await display.getByRole('checkbox', { name, exact: true }).focus();
  await page.keyboard.press('Space');
  return display;
};

/** The next visit starts with what the browser keeps once it is idle. */
const expectKept = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (part) => Object.values(localStorage).some((value) => String(value).includes(part)),
        text,
      ),
    )
    .toBe(true);

const columnOf = (page: Page, name: string) =>
  isNarrow(page)
    ? page.getByRole('main').getByRole('listitem').first().getByText(name, { exact: true })
    : page.getByRole('columnheader', { name });

for (const [device, viewport] of Object.entries({ desktop: sizes.desktop, phone: sizes.phone })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a view is saved, opened by a colleague, updated and deleted', async ({
      page,
      openWindow,
    }) => {
      await startNewAdminSession(page);
      await open(page);
      await chooseFilter(page, /^Delivered/);
      await expect.poll(() => search(page).get('status')).toBe('delivered');
      await saveView(page, 'Delivered ones');
      await page.reload();
      await expect(button(page, 'View: Delivered ones')).toBeVisible();
      await expectAccessibleInBothThemes(page);

      const colleague = await openWindow();
      await colleague.setViewportSize(viewport);
      await startNewAdminSession(colleague);
      await open(colleague, page.url());
      await expect(button(colleague, 'View: Delivered ones')).toBeVisible();
      expect(search(colleague).get('status')).toBe('delivered');
      await choose(colleague, 'View: Delivered ones', 'Close the view');
      await choose(colleague, 'Views', 'Delivered ones');
      await expect.poll(() => search(colleague).get('status')).toBe('delivered');

      await chooseFilter(page, /^All/);
      await expect(page.getByText('Changed', { exact: true })).toBeVisible();
      await press(page, 'Update view');
      await expect(page.getByText('Delivered ones updated')).toBeVisible();
      await expect(page.getByText('Changed', { exact: true })).toHaveCount(0);
      await choose(page, 'View: Delivered ones', 'Delete…');
      const dialog = page.getByRole('dialog', { name: 'Delete the view Delivered ones?' });
      await dialog.getByRole('button', { name: 'Delete' }).focus();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Views')).toBeVisible();

      await colleague.reload();
      await expect(colleague.getByText(/was deleted, or is not shared with you/)).toBeVisible();
      expect(search(colleague).get('status')).toBe('delivered');
    });

    test('columns and the room of rows are chosen, and stay', async ({ page }) => {
      await startNewAdminSession(page);
      await open(page);
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      const display = await toggleColumn(page, 'Status');
      await expectAccessibleInBothThemes(page);
      await saved;
      const roomy = page.waitForResponse((response) => response.request().method() === 'PUT');
      await display.getByRole('button', { name: 'Comfortable' }).focus();
      await page.keyboard.press('Enter');
      await roomy;
      await expectKept(page, '"density":"comfortable"');
      await page.keyboard.press('Escape');
      await expect(display).toHaveCount(0);
      await expect(button(page, 'Display')).toBeFocused();
      await page.reload();
      await expect(columnOf(page, 'Bill')).toBeVisible();
      await expect(columnOf(page, 'Status')).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
      await press(page, 'Display');
      await expect(page.getByRole('button', { name: 'Comfortable' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  });
}
