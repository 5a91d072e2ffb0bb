import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { apiRoutes, type HomeContent } from 'functions/contract';
import { expectNoHorizontalScroll } from '../support/page/accessibility.ts';
import { violationsOf } from '../support/page/policyViolations.ts';
import { expect, expectOnVisit, test } from '../support/page/test.ts';
import { newCustomer, register, signIn } from '../support/shop/account.ts';
import { callAsAdmin, createBareAccount } from '../support/shop/api.ts';
import { approveReview, writeReview } from '../support/shop/reviews.ts';
import { startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools, uniqueToolName } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const script = '<img src=x onerror="window.hasRun = true"><script>window.hasRun = true</script>';
const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window);

test('a script in a name or a review is shown as text', async ({ page, openWindow }) => {
  const text = `${script} ${randomUUID()}`;
  const customer = { ...newCustomer(), name: `</title>${script}` };
  await startCustomerSession(page, customer);
  await page.goto('/dashboard/add-review');
  await writeReview(page, text, 5);
  await expect(page.getByRole('article')).toContainText(text);
  await approveReview(text);
  const visitor = await openWindow();
  const violations = await violationsOf(visitor);
  await expectOnVisit(async (wait) => {
    await visitor.goto('/');
    const review = visitor.getByRole('article').filter({ hasText: text });
    await expect(review).toContainText(customer.name, wait);
  });
  await visitor.setViewportSize({ width: 320, height: 700 });
  await expectNoHorizontalScroll(visitor);
  // The script is escaped, not only blocked: the policy reports no violation.
  expect(violations.filter((violation) => violation.startsWith('script-'))).toEqual([]);
  expect([await hasRun(page), await hasRun(visitor)]).toEqual([false, false]);
});

test('a script in a tool is shown as text, in the HTML and in the app', async ({ page }) => {
  const toolName = `${uniqueToolName()} </script>${script}`;
  const { _id: id } = await addTool({ toolName, toolDescription: `</script>${script}` });
  const violations = await violationsOf(page);
  for (const path of [`/tools/${id}`, `/order/${id}`]) {
    if (path.startsWith('/order')) await startCustomerSession(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(script);
    await expect(page.getByText(`</script>${script}`).first()).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await hasRun(page)).toBe(false);
  }
  expect(violations).toEqual([]);
});

test("a person's picture on another site is not requested, so that no visitor is tracked", async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^console error: .*Content Security Policy/);
  expectFailure(/^GET https:\/\/elsewhere\.example\/.*: csp$/);
  const pixel = `https://elsewhere.example/${randomUUID()}.png`;
  const requests: string[] = [];
  await page.route(pixel, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ status: 200, body: '' });
  });
  const violations = await violationsOf(page);
  await page.route('**/api/home', async (route) => {
    const response = await route.fetch();
    const home = (await response.json()) as HomeContent;
    const reviews = home.reviews.map((review) => ({ ...review, reviewerImage: pixel }));
    await route.fulfill({ response, json: { ...home, reviews } });
  });
  await page.goto('/');
  await page.getByRole('region', { name: 'Trusted By People' }).scrollIntoViewIfNeeded();
  await expect.poll(() => violations).toContainEqual(`img-src blocks ${pixel} on ${page.url()}`);
  await page.unrouteAll({ behavior: 'wait' });
  expect(requests).toEqual([]);
});

test('the login redirects to no other site, whatever its URL contains', async ({ page }) => {
  const customer = newCustomer();
  await createBareAccount({ email: customer.email, password: customer.password });
  const evil = encodeURIComponent('https://elsewhere.example/');
  await page.goto(`/login?next=${evil}&redirect=//elsewhere.example&from=${evil}#//x.example`);
  await signIn(page, customer);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Dashboard' })).toBeVisible();
});

test('a session is in no cookie and no URL, and nothing of it remains after sign-out', async ({
  page,
  context,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const customer = newCustomer();
  await register(page, customer);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]*$/);
  await page.goto('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);
  expect(await context.cookies()).toEqual([]);
  const [, payload = ''] = (token ?? '').split('.');
  expect(addresses.filter((address) => address.includes(payload))).toEqual([]);
  expect(addresses.filter((address) => address.includes(customer.password))).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('accessToken');
});

test('a wrong password and an unknown account get the same message', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/accounts:signInWithPassword.*: 400$/);
  const { email } = newCustomer();
  const { email: known } = newCustomer();
  await createBareAccount({ email: known, password: 'the-right-password' });
  const answers: string[] = [];
  for (const address of [email, known]) {
    await page.goto('/login');
    await signIn(page, { email: address, password: 'not-the-password' });
    const alert = page.getByRole('alert').filter({ hasText: /password/i });
    answers.push(await alert.innerText());
  }
  expect(answers[0]).toBe(answers[1]);
});

test('a withdrawn right gives no access, even to an open page', async ({ page, expectFailure }) => {
  expectFailure(/: 40[013]$/);
  const customer = await startCustomerSession(page);
  const { grantAdmin, withdrawAdmin } = apiRoutes;
  await callAsAdmin(grantAdmin, { params: { email: customer.email } });
  await page.goto('/dashboard/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  await callAsAdmin(withdrawAdmin, { params: { email: customer.email } });
  await page.goto('/dashboard/all-orders');
  await expect(page).toHaveURL(/\/(login)?$/);
  await expect(page.getByRole('heading', { name: /All Orders/ })).toHaveCount(0);
});
