import { expect, expectTypeOf, it } from 'vitest';
import type { DetailsOf } from './contract/index.ts';
import { ApiError } from './errors.ts';

it('requires the details of its code, and no others', () => {
  expectTypeOf<ConstructorParameters<typeof ApiError<'order-minimum'>>>().toEqualTypeOf<
    [code: 'order-minimum', details: DetailsOf<'order-minimum'>, options?: ErrorOptions]
  >();
  expectTypeOf<ConstructorParameters<typeof ApiError<'last-admin'>>>().toEqualTypeOf<
    [code: 'last-admin', details?: Record<string, never>, options?: ErrorOptions]
  >();
  expectTypeOf<DetailsOf<'order-minimum'>>().toEqualTypeOf<{ minimum: number; missing: number }>();
  expectTypeOf<Record<never, never>>().not.toExtend<DetailsOf<'precondition-failed'>>();
});

it('tells by its code which details it has', () => {
  const error: unknown = new ApiError('order-minimum', { minimum: 10_000, missing: 500 });
  const missing =
    error instanceof ApiError && error.code === 'order-minimum' ? error.details.missing : 0;
  expect(missing).toBe(500);
});
