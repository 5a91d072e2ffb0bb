import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdempotencyKey } from './idempotencyKey.ts';

it('stays the same until it is renewed, and differs between forms', () => {
  const { result, rerender } = renderHook(useIdempotencyKey);
  const { idempotencyKey } = result.current;
  rerender();
  expect(result.current.idempotencyKey).toBe(idempotencyKey);
  act(() => result.current.renewKey());
  expect(result.current.idempotencyKey).not.toBe(idempotencyKey);
  expect(renderHook(useIdempotencyKey).result.current.idempotencyKey).not.toBe(idempotencyKey);
});
