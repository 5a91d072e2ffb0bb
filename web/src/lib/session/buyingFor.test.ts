import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idTokenOf } from '../../testing/tokens.ts';
import { config } from '../firebase/config.ts';
import { buyingFor, forgetChoice, payerKey, storeChoice } from './buyingFor.ts';
import { buyingForScript } from './buyingForScript.ts';
import { confirmSession } from './session.ts';

const joinery = `company-${'j'.repeat(20)}`;
const bakery = `company-${'b4'.repeat(10)}`;

const signIn = (uid: string) => {
  localStorage.setItem('accessToken', idTokenOf(uid));
  const user = { uid, email: null, displayName: null, photoURL: null, emailVerified: true };
  confirmSession({ user, admin: false });
};

const signOut = () => {
  localStorage.removeItem('accessToken');
  confirmSession(null);
};

const loadPage = () => forgetChoice();

const openTab = () => {
  sessionStorage.clear();
  loadPage();
};

/** The result of the inline scripts, which must be that of the app. */
const keyInDocument = () =>
  new Function('project', `${buyingForScript}; return payerKey('cart', project);`)(
    config.firebase.projectId,
  );

const expectPayer = (companyId: string) => {
  const key = companyId ? `cart ${companyId}` : 'cart';
  expect(keyInDocument()).toBe(key);
  expect(buyingFor()).toBe(companyId);
  expect(payerKey('cart')).toBe(key);
};

beforeEach(() => {
  localStorage.clear();
  openTab();
  signIn('carla');
});

describe('buyingFor', () => {
  it('is the account itself until a company is chosen and the page is loaded again', () => {
    expectPayer('');
    storeChoice('carla', joinery);
    expect(buyingFor()).toBe('');
    loadPage();
    expectPayer(joinery);
    storeChoice('carla', '');
    loadPage();
    expectPayer('');
  });

  it('is separate in each tab, which starts with the last choice of all', () => {
    storeChoice('carla', joinery);
    openTab();
    expectPayer(joinery);
    const thisTab = sessionStorage.getItem('buyingFor') ?? '';
    openTab();
    storeChoice('carla', bakery);
    sessionStorage.setItem('buyingFor', thisTab);
    loadPage();
    expectPayer(joinery);
    openTab();
    expectPayer(bakery);
  });

  it('is never what another account has chosen, and nothing without an account', () => {
    storeChoice('carla', joinery);
    loadPage();
    expectPayer(joinery);
    signOut();
    expectPayer('');
    signIn('berta');
    expectPayer('');
    signIn('carla');
    expectPayer(joinery);
  });

  it.each([
    '',
    'carla',
    `${joinery}carla`,
    `${joinery.slice(1)} carla`,
    `${joinery}x carla`,
    'company-<b> carla',
    `company-${'J'.repeat(20)} carla`,
    `${joinery} berta`,
    `${joinery} carla `,
    'null',
  ])('ignores %j in the storage', (text) => {
    localStorage.setItem('buyingFor', text);
    expectPayer('');
    sessionStorage.setItem('buyingFor', text);
    loadPage();
    expectPayer('');
  });

  it('is the account itself when the storage is closed', () => {
    storeChoice('carla', joinery);
    loadPage();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expectPayer('');
    vi.restoreAllMocks();
  });
});
