import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** The credentials of the login form. */
export interface Credentials {
  email: string;
  password: string;
}

/** The fields of the registration form. */
export interface Account extends Credentials {
  name: string;
}

/** The admin of the seed. */
export const admin = { email: 'admin@tools-hub.test', password: 'tools-hub-admin' };

/** A new customer with a unique name and address. */
export const newCustomer = (): Account => {
  const id = randomUUID().slice(0, 8);
  return { name: `Berta ${id}`, email: `berta-${id}@example.test`, password: 'a-long-password' };
};

/** Fills in and sends the registration form that the page shows. */
export const fillRegistration = async (page: Page, { name, email, password }: Account) => {
  await expect(page.getByRole('heading', { name: 'Register', level: 1 })).toBeVisible();
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).not.toHaveURL(/\/register$/);
};

/** Registers with the form, and waits until the shop shows the account. */
export const register = async (page: Page, account: Account) => {
  await page.goto('/register');
  await fillRegistration(page, account);
  await expect(page.getByRole('button', { name: 'Dashboard' })).toBeVisible();
};

/** Fills in and sends the login form that the page shows. */
export const signIn = async (page: Page, { email, password }: Credentials) => {
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};
