import { expect, it } from 'vitest';
import { entryText } from './logTexts.ts';

it('names the member whom an entry is about', () => {
  const email = 'bert@example.test';
  const before = { email, role: 'buyer' };
  const after = { email, role: 'approver' };
  expect(entryText({ action: 'member-changed', before, after })).toBe(
    'Member changed: bert@example.test',
  );
  expect(entryText({ action: 'member-removed', before, after: {} })).toBe(
    'Member left or was removed: bert@example.test',
  );
  expect(entryText({ action: 'company-changed', before: {}, after: {} })).toBe(
    'Details or rules changed',
  );
});
