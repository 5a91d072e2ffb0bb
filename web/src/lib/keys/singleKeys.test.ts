import { beforeEach, expect, it } from 'vitest';
import { signInAs, signOut } from '../../testing/session.ts';
import { plainKeyOf } from './plainKey.ts';
import { chooseSingleKeys, hasSingleKeys } from './singleKeys.ts';

beforeEach(() => {
  localStorage.clear();
  signOut();
});

it('takes single keys as shortcuts until someone switches them off', () => {
  const slash = new KeyboardEvent('keydown', { key: '/' });
  expect(plainKeyOf(slash)).toBe('/');
  chooseSingleKeys(false);
  expect(plainKeyOf(slash)).toBeUndefined();
  chooseSingleKeys(true);
  expect(plainKeyOf(slash)).toBe('/');
});

it('keeps the choice of each account, and that of the browser for the others', () => {
  signInAs('carla');
  chooseSingleKeys(false);
  signInAs('nora');
  expect(hasSingleKeys()).toBe(true);
  signOut();
  expect(hasSingleKeys()).toBe(true);
  chooseSingleKeys(false);
  signInAs('nora');
  expect(hasSingleKeys()).toBe(false);
  chooseSingleKeys(true);
  expect(hasSingleKeys()).toBe(true);
  signInAs('carla');
  expect(hasSingleKeys()).toBe(false);
});
