import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Databases } from '../access/databases.ts';
import { RulesStore } from '../access/rulesStore.ts';
import type { Caller } from '../storage/caller.ts';
import { FirestoreError } from '../values/errors.ts';
import type { Context } from './context.ts';
import { openStream } from './openStream.ts';
import { rpcOf, streamRpcOf } from './rpcs.ts';
import type { StreamRpc } from './stream.ts';

const now = Date.UTC(2026, 0, 1) / 1000;

const contextOf = (caller: Caller): Context => ({
  databases: new Databases(new RulesStore(undefined), undefined, () => Date.now()),
  caller,
  signal: new AbortController().signal,
});

const ann = (claims: Record<string, unknown>): Caller => ({
  uid: 'ann',
  token: { sub: 'ann', ...claims },
});

const database = 'projects/p/databases/(default)';
const firstRequests = {
  Listen: { database, addTarget: { targetId: 2, documents: { documents: [] } } },
  Write: { database, writes: [] },
};

const open = (method: keyof typeof firstRequests, caller: Caller) => {
  const outcome: { error: unknown; responses: number } = { error: 'open', responses: 0 };
  const stream = openStream(streamRpcOf(method) as StreamRpc, () => contextOf(caller), {
    send: () => {
      outcome.responses++;
    },
    end: (error) => {
      outcome.error = error;
    },
  });
  stream.receive(() => firstRequests[method]);
  return { outcome, stream };
};

const get = (caller: Caller) => {
  const request = { database, documents: [`${database}/documents/tools/x`] };
  return rpcOf('BatchGetDocuments')(contextOf(caller), request as never);
};

const refusal = new FirestoreError('UNAUTHENTICATED', 'Missing or invalid authentication.');

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1000 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a token that expires', () => {
  it.each(['Listen', 'Write'] as const)('ends a %s stream', (method) => {
    const { outcome } = open(method, ann({ iat: now, exp: now + 3600 }));
    vi.advanceTimersByTime(3_599_999);
    expect(outcome).toMatchObject({ error: 'open' });
    expect(outcome.responses).toBeGreaterThan(0);
    vi.advanceTimersByTime(1);
    expect(outcome.error).toEqual(refusal);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer when the stream closes earlier', () => {
    open('Listen', ann({ iat: now, exp: now + 3600 })).stream.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may have longer than a timer', () => {
    const days = 24 * 3600;
    const { outcome } = open('Write', ann({ iat: now, exp: now + 60 * days }));
    vi.advanceTimersByTime(59 * days * 1000);
    expect(outcome.error).toBe('open');
    vi.advanceTimersByTime(days * 1000);
    expect(outcome.error).toEqual(refusal);
  });
});

describe('an expired token', () => {
  const expired = ann({ iat: now - 3600, exp: now });

  it.each(['Listen', 'Write'] as const)('opens no %s stream', (method) => {
    expect(open(method, expired).outcome).toEqual({ error: refusal, responses: 0 });
  });

  it('reads nothing', async () => {
    await expect(get(expired)).rejects.toEqual(refusal);
  });
});

describe('a token without an end', () => {
  it.each([
    ['no exp', ann({})],
    ['the times of the mock tokens of the SDKs', ann({ iat: 0, exp: 3600 })],
    ['the owner', 'owner'],
    ['no token', null],
  ] as const)('with %s is accepted', async (_, caller) => {
    const { outcome } = open('Write', caller as Caller);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(outcome.error).toBe('open');
    await expect(get(caller as Caller)).resolves.toHaveLength(1);
  });
});
