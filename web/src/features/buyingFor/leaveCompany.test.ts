import { beforeEach, expect, it, vi } from 'vitest';
import { keepData } from '../../lib/queries/kept/keepData.ts';
import { readKept } from '../../lib/queries/kept/keptData.ts';
import { buyingFor, forgetChoice } from '../../lib/session/buyingFor.ts';
import { membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { signInAs } from '../../testing/session.ts';
import { leaveCompany } from './leaveCompany.ts';
import { takePayerNotice } from './payerNotice.ts';

const companyId = `company-${'a'.repeat(20)}`;
const replace = vi.fn();
const page = { pathname: '/dashboard/orders/TH-1', search: '', replace };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  replace.mockReset();
  api.listMemberships.mockResolvedValue([membershipOf({ companyId: `company-${'b'.repeat(20)}` })]);
});

it('goes back to buying for oneself on a new page, with nothing of the company', async () => {
  signInAs('carla', { buyingFor: companyId });
  for (const owner of ['carla', `carla ${companyId}`]) {
    keepData(owner, '["orders"]', { data: [], at: Date.now() });
  }
  localStorage.setItem(`cart ${companyId}`, '{}');
  await leaveCompany(page);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/dashboard/my-orders');
  expect(takePayerNotice()?.text).toMatch(/not belong to this company any more/);
  expect(takePayerNotice()).toBeNull();
  expect(readKept('carla', '["orders"]')).toBeDefined();
  expect(readKept(`carla ${companyId}`, '["orders"]')).toBeUndefined();
  expect(localStorage.getItem(`cart ${companyId}`)).toBeNull();
  forgetChoice();
  expect(buyingFor()).toBe('');
});

it('does nothing for an account that buys for itself', async () => {
  signInAs('carla');
  await leaveCompany(page);
  expect(replace).not.toHaveBeenCalled();
});

it('stays with a company to which the account belongs, when another one has refused it', async () => {
  signInAs('carla', { buyingFor: companyId });
  api.listMemberships.mockResolvedValue([membershipOf({ companyId })]);
  localStorage.setItem(`cart ${companyId}`, '{}');
  await leaveCompany(page);
  expect(replace).not.toHaveBeenCalled();
  expect(localStorage.getItem(`cart ${companyId}`)).toBe('{}');
  forgetChoice();
  expect(buyingFor()).toBe(companyId);
});
