import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs, signOut } from '../../testing/session.ts';
import { idTokenOf } from '../../testing/tokens.ts';
import { forgetChoice } from './buyingFor.ts';
import { readPayer, visitor } from './payer.ts';
import { forgetSession } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetChoice();
  forgetSession();
});
afterEach(forgetSession);

it('is a visitor without a token and after the sign-out', () => {
  expect(readPayer()).toBe(visitor);
  signInAs('carla');
  signOut();
  expect(readPayer()).toBe(visitor);
});

it('is the account, or the company for which it buys', () => {
  signInAs('carla');
  expect(readPayer()).toBe('carla');
  const companyId = `company-${'a'.repeat(20)}`;
  signInAs('carla', { buyingFor: companyId });
  expect(readPayer()).toBe(`carla ${companyId}`);
});

it('is that of the stored token while that is valid, and unknown when it has expired', () => {
  localStorage.setItem('accessToken', idTokenOf('carla'));
  forgetSession();
  expect(readPayer()).toBe('carla');
  localStorage.setItem('accessToken', idTokenOf('carla', { exp: 1 }));
  forgetSession();
  expect(readPayer()).toBeNull();
});
