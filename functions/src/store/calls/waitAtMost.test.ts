import { GrpcStatus } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { withDeadline } from './waitAtMost.ts';

const hour = 3_600_000;

it('returns the result of a request that responds in time', async () => {
  expect(await withDeadline(hour, Promise.resolve(7))).toBe(7);
});

it('throws the error of a request that fails in time', async () => {
  await expect(withDeadline(hour, Promise.reject(new Error('down')))).rejects.toThrow('down');
});

it('throws DEADLINE_EXCEEDED when a request never responds', async () => {
  const never = new Promise(() => {});
  await expect(withDeadline(1, never)).rejects.toMatchObject({
    code: GrpcStatus.DEADLINE_EXCEEDED,
  });
});

it('ignores a request that fails after its deadline', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  await expect(withDeadline(1, promise)).rejects.toThrow('1 ms');
  reject(new Error('late'));
});
