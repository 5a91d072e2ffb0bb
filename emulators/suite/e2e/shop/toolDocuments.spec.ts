import { drawnPdf } from 'functions/testing/documents/pdfFiles';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

test('staff add a data sheet, which customers download', async ({ page, browser }) => {
  const { _id: id } = await addTool();
  await startAdminSession(page);
  await page.goto(`/dashboard/all-products/${id}`);
  const file = {
    name: 'Abmessungen_de.pdf',
    mimeType: 'application/pdf',
    buffer: await drawnPdf(),
  };
  await page.getByLabel('Add documents').setInputFiles(file);
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('Abmessungen');
  await expectAccessibleInAllSizes(page);

  const customer = await browser.newPage();
  await customer.goto(`/tools/${id}`);
  const link = customer.getByRole('link', { name: 'Abmessungen' });
  const [download] = await Promise.all([customer.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/ Abmessungen\.pdf$/);
  const response = await customer.request.get(download.url());
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="/),
    'x-content-type-options': 'nosniff',
  });
  expect((await response.body()).equals(file.buffer)).toBe(true);
  await expectAccessibleInAllSizes(customer);
  await customer.close();
});
