import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** What a person types to sign up or in. */
export interface Account {
  name: string;
  email: string;
  password: string;
}

/** The admin of the seed. */
export const admin = { email: 'admin@tools-hub.test', password: 'tools-hub-admin' };

/** A customer nobody has seen before. */
export const newCustomer = (): Account => {
  const id = randomUUID().slice(0, 8);
  return { name: `Berta ${id}`, email: `berta-${id}@example.test`, password: 'a-long-password' };
};

/** Fills in and sends the registration form from the navigation. */
export const register = async (page: Page, { name, email, password }: Account) => {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).not.toHaveURL(/\/register$/);
  await expect(page.getByRole('button', { name: 'Dashboard' })).toBeVisible();
};

/** Fills in and sends the login form that the page shows. */
export const signIn = async (page: Page, { email, password }: Omit<Account, 'name'>) => {
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};
