import { beforeEach, expect, it } from 'vitest';
import {
  readRequestedEmail,
  removeRequestedEmail,
  requestedEmailHint,
  storeRequestedEmail,
} from './requestedEmail.ts';

beforeEach(() => localStorage.clear());

it('says which address to log in with, until it is removed', () => {
  expect(requestedEmailHint()).toBe('');
  storeRequestedEmail({ uid: 'carla', email: 'c.joiner@example.test' });
  expect(requestedEmailHint()).toMatch(/mail to c\.joiner@example\.test.*log in with the new/);
  removeRequestedEmail();
  expect(requestedEmailHint()).toBe('');
});

it.each(['', 'null', '{', '[]', '{"uid":"carla"}', '{"uid":"carla","email":7}', '"text"'])(
  'ignores the stored text %s',
  (text) => {
    localStorage.setItem('requestedEmail', text);
    expect(readRequestedEmail()).toBeNull();
  },
);
