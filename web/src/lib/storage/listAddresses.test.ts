import { beforeEach, expect, it } from 'vitest';
import { listAddress, removeListAddresses, storeListAddress } from './listAddresses.ts';

const path = '/dashboard/all-orders';

beforeEach(() => localStorage.clear());

it('remembers a list of an account, which no other account sees', () => {
  storeListAddress('nora', path, 'status=late');
  expect(listAddress('nora', path)).toBe('?status=late');
  expect(listAddress('nora', '/dashboard/mail')).toBe('');
  expect(listAddress('carla', path)).toBe('');
  storeListAddress('nora', path, '');
  expect(listAddress('nora', path)).toBe('');
});

it('forgets the lists of others, and all of them without an account', () => {
  storeListAddress('nora', path, 'status=late');
  storeListAddress('carla', path, 'status=all');
  removeListAddresses('nora');
  expect(listAddress('nora', path)).toBe('?status=late');
  expect(listAddress('carla', path)).toBe('');
  removeListAddresses(null);
  expect(localStorage.length).toBe(0);
});

it('ignores what somebody has edited, and stores no endless address', () => {
  localStorage.setItem(`list:nora:${path}`, 'https://evil.example');
  expect(listAddress('nora', path)).toBe('');
  storeListAddress('nora', path, `q=${'a'.repeat(3_000)}`);
  expect(listAddress('nora', path)).toBe('');
});
