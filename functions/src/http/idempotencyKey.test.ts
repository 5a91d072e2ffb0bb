import { describe, expect, it } from 'vitest';
import { idempotencyKeyOf } from './idempotencyKey.ts';

const keyOf = (value: string | undefined) =>
  idempotencyKeyOf({ get: (() => value) as Parameters<typeof idempotencyKeyOf>[0]['get'] });

describe('idempotencyKeyOf', () => {
  it.each([undefined, 'a', 'k'.repeat(200)])('takes %j', (value) => {
    expect(keyOf(value)).toBe(value);
  });

  it.each(['', 'k'.repeat(201)])('refuses %j', (value) => {
    expect(() => keyOf(value)).toThrow('validation');
  });
});
