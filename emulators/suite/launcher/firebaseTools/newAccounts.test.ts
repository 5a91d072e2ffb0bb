import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { acceptFirstTokens } from './newAccounts.ts';

const require = createRequire(import.meta.url);
const { ProjectState } = require('firebase-tools/lib/emulator/auth/state.js');

const create = vi.spyOn(ProjectState.prototype, 'createUserWithLocalId');
create.mockImplementation((_, account) => account);
acceptFirstTokens();

it.each([
  ['1799999999999', '1800000000', '1799999999'],
  ['1800000000000', '1800000000', '1800000000'],
  ['1800000000000', '1799999999', '1799999999'],
  ['1800000000000', undefined, undefined],
])('of a sign-in at %s, makes %s %s', (lastLoginAt, validSince, accepted) => {
  const account = { lastLoginAt, validSince, email: 'ada@example.test' };
  const created = ProjectState.prototype.createUserWithLocalId('ada', account);
  expect(created).toEqual({ ...account, validSince: accepted });
});
