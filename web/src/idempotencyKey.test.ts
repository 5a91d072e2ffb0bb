import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdempotencyKey } from './idempotencyKey.ts';

it('is the same until it is renewed, and another for each form', () => {
  const { result, rerender } = renderHook(useIdempotencyKey);
  const { idempotencyKey } = result.current;
  rerender();
  expect(result.current.idempotencyKey).toBe(idempotencyKey);
  act(() => result.current.renewKey());
  expect(result.current.idempotencyKey).not.toBe(idempotencyKey);
  expect(renderHook(useIdempotencyKey).result.current.idempotencyKey).not.toBe(idempotencyKey);
});
