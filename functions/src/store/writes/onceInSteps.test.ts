import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answers } from '../collections/collections.ts';
import { keyedIdOf } from './idempotency.ts';
import { onceInSteps } from './onceInSteps.ts';

const newRequest = (input: unknown = 'input') => ({
  caller: randomUUID(),
  key: randomUUID(),
  input,
});

const refusal = (code: string) => expect.objectContaining({ code });
const answerWith = (result: unknown) => async () => result;

describe('onceInSteps', () => {
  it.each([0, 500, 700_000, 1_500_000])(
    'gives a retry the first answer, of %i random bytes',
    async (size) => {
      const [request, answer] = [newRequest(), randomBytes(size).toString('base64')];
      expect(await onceInSteps(request, answerWith({ answer }))).toEqual({ answer });
      expect(await onceInSteps(request, answerWith('another'))).toEqual({ answer });
    },
  );

  it('refuses another input with the same key, and carries out that of another caller', async () => {
    const request = newRequest();
    await onceInSteps(request, answerWith(1));
    const other = { ...request, input: 'other' };
    await expect(onceInSteps(other, answerWith(2))).rejects.toThrow(
      refusal('idempotency-conflict'),
    );
    expect(await onceInSteps({ ...other, caller: randomUUID() }, answerWith(3))).toBe(3);
  });

  it('carries out each call without a key', async () => {
    const request = { ...newRequest(), key: undefined };
    expect(await onceInSteps(request, answerWith(1))).toBe(1);
    expect(await onceInSteps(request, answerWith(2))).toBe(2);
  });

  it('refuses a retry while the first call runs', async () => {
    const [request, { promise, resolve }] = [newRequest(), Promise.withResolvers<void>()];
    const started = Promise.withResolvers<void>();
    const first = onceInSteps(request, async () => {
      started.resolve();
      await promise;
      return 1;
    });
    await started.promise;
    await expect(onceInSteps(request, answerWith(2))).rejects.toThrow(refusal('unavailable'));
    resolve();
    expect([await first, await onceInSteps(request, answerWith(3))]).toEqual([1, 1]);
  });

  it('carries out a retry after an error', async () => {
    const request = newRequest();
    const failing = onceInSteps(request, () => Promise.reject(new Error('no connection')));
    await expect(failing).rejects.toThrow('no connection');
    expect(await onceInSteps(request, answerWith(2))).toBe(2);
  });

  it('carries out a retry of a call that never ended, some time later', async () => {
    const request = newRequest();
    void onceInSteps(request, () => new Promise(() => {}));
    const claim = answers.doc(keyedIdOf(request.caller, request.key));
    await expect.poll(async () => (await claim.get()).exists).toBe(true);
    await expect(onceInSteps(request, answerWith(2))).rejects.toThrow(refusal('unavailable'));
    await claim.update({ expireAt: new Date(0) });
    expect(await onceInSteps(request, answerWith(3))).toBe(3);
  });
});
