import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyingFor, forgetChoice, storeChoice } from '../../../lib/session/buyingFor.ts';
import { signInAs, signOut } from '../../../testing/session.ts';
import { followChoice, removeChoice, shareChoice } from './choiceOfTabs.ts';

const joinery = `company-${'j'.repeat(20)}`;
const bakery = `company-${'b'.repeat(20)}`;

/** For whom a new tab buys. */
const newTab = () => {
  const ownTab = sessionStorage.getItem('buyingFor');
  sessionStorage.clear();
  forgetChoice();
  const payer = buyingFor();
  sessionStorage.clear();
  if (ownTab !== null) sessionStorage.setItem('buyingFor', ownTab);
  forgetChoice();
  return payer;
};

/** Another tab switches. */
const switchElsewhere = (companyId: string) =>
  localStorage.setItem('buyingFor', `${companyId} carla`);

beforeAll(() => {
  followChoice();
  shareChoice();
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a new tab', () => {
  it.each([
    ['Ctrl+click', 'pointerdown', joinery, ''],
    ['Enter with Ctrl', 'keydown', joinery, bakery],
    ['window.open in a click', 'click', bakery, joinery],
    ['a link that opens a tab', 'pointerdown', '', joinery],
  ])('by %s buys for whom its tab does', (_, event, own, elsewhere) => {
    signInAs('carla', { buyingFor: own });
    expect(buyingFor()).toBe(own);
    switchElsewhere(elsewhere);
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    expect(newTab()).toBe(own);
    expect(buyingFor()).toBe(own);
  });

  it('leaves nothing of an account without a company, and of a visitor', () => {
    signInAs('carla');
    localStorage.clear();
    document.body.click();
    signOut();
    document.body.click();
    expect(localStorage.getItem('buyingFor')).toBeNull();
  });
});

describe('a sign-out', () => {
  it('forgets for whom the account bought, here and in other tabs', () => {
    signInAs('carla', { buyingFor: joinery });
    removeChoice();
    expect(buyingFor()).toBe('');
    storeChoice('carla', bakery);
    forgetChoice();
    expect(buyingFor()).toBe(bakery);
    localStorage.removeItem('buyingFor');
    window.dispatchEvent(new StorageEvent('storage', { key: 'buyingFor', newValue: null }));
    expect(buyingFor()).toBe('');
  });

  it('is not a change of another item, or of the choice itself', () => {
    signInAs('carla', { buyingFor: joinery });
    expect(buyingFor()).toBe(joinery);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'buyingFor', newValue: ' carla' }));
    expect(buyingFor()).toBe(joinery);
  });
});
