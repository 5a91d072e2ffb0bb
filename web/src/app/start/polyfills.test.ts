import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/**
 * Functions that the oldest browsers lack, and calls whose results must be those of the native
 * functions.
 */
const functions: [holder: object, name: string, calls: (() => unknown)[]][] = [
  [
    URL,
    'parse',
    [
      () => URL.parse('/tools?x=1', 'https://shop.test/a')?.href,
      () => URL.parse('no address'),
      () => URL.parse(new URL('https://shop.test'))?.origin,
    ],
  ],
  [URL, 'canParse', [() => URL.canParse('https://shop.test'), () => URL.canParse('/tools')]],
  [
    Map,
    'groupBy',
    [
      () => Map.groupBy([3, 4, 5], (number) => number % 2),
      () => Map.groupBy('hello', (letter, at) => at > 2 && letter),
      () => Map.groupBy([], () => 1),
      () => Map.groupBy(new Set([Number.NaN, -0, 0]), (number) => number),
    ],
  ],
  [
    Array.prototype,
    'toSorted',
    [() => [10, 9, 1].toSorted(), () => [10, 9, 1].toSorted((one, other) => one - other)],
  ],
  [Array.prototype, 'toReversed', [() => [1, 2, 3].toReversed(), () => [].toReversed()]],
  [
    Array.prototype,
    'toSpliced',
    [
      () => [1, 2, 3].toSpliced(1, 1),
      () => [1, 2, 3].toSpliced(-1, 0, 7, 8),
      () => [1, 2, 3].toSpliced(1),
      () => [1, 2, 3].toSpliced(0, 2, 9),
    ],
  ],
  [
    String.prototype,
    'toWellFormed',
    [
      () => 'a\ud800b'.toWellFormed(),
      () => '\udc00🔨\ud83d'.toWellFormed(),
      () => 'plain'.toWellFormed(),
    ],
  ],
];

beforeEach(() => vi.resetModules());

describe.each(functions)('in a browser without %o.%s', (holder, name, calls) => {
  const native = Object.getOwnPropertyDescriptor(holder, name);
  const results = calls.map((call) => call());

  afterEach(() => {
    Reflect.deleteProperty(holder, name);
    if (native) Object.defineProperty(holder, name, native);
  });

  it('it gives the same results, and loops do not see it', async () => {
    // Some holders inherit the function here, where deleting would not remove it.
    Object.defineProperty(holder, name, { value: undefined, configurable: true });
    expect(calls[0]).toThrow();
    await import('./polyfills.ts');
    expect(calls.map((call) => call())).toEqual(results);
    expect(Object.keys(holder)).not.toContain(name);
  });

  it('the native function stays where there is one', async () => {
    await import('./polyfills.ts');
    expect(Object.getOwnPropertyDescriptor(holder, name)?.value).toBe(native?.value);
  });
});

describe('in a browser without crypto.randomUUID', () => {
  it('keys are random UUIDs of version 4', async () => {
    const getRandomValues = vi.fn((bytes: Uint8Array) => bytes.fill(0xff));
    vi.stubGlobal('crypto', { getRandomValues });
    await import('./polyfills.ts');
    expect(crypto.randomUUID()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    getRandomValues.mockImplementation((bytes) => bytes.map((_, at) => (bytes[at] = at)));
    expect(crypto.randomUUID()).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
  });
});
