import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownTab } from './tabOwnership.ts';

type Hold = () => Promise<never>;

/** The locks of all pages of a browser: each is held until its page ends. */
const lockManager = () => {
  const locks = new Set<string>();
  const waiting: [string, Hold][] = [];
  const request = (name: string, { signal }: { signal: AbortSignal }, hold: Hold) => {
    if (!locks.has(name)) {
      locks.add(name);
      return hold();
    }
    waiting.push([name, hold]);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  };
  const endPage = (name: string) => {
    locks.delete(name);
    for (const [wanted, hold] of waiting) if (wanted === name) void hold();
  };
  return { request, endPage };
};

/** A channel between the pages of a browser. */
class Channel {
  static open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}

const answerOf = async (tab: string) => {
  const answer = ownTab(tab);
  await vi.runAllTimersAsync();
  return answer;
};

beforeEach(() => {
  vi.useFakeTimers();
  Channel.open.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the id of a tab with Web Locks', () => {
  it('is owned by the first page, and not by a page of a duplicated tab', async () => {
    vi.stubGlobal('navigator', { locks: lockManager() });
    expect(await answerOf('a')).toBe(true);
    expect(await answerOf('a')).toBe(false);
    expect(await answerOf('b')).toBe(true);
  });

  it('is owned by a reloaded page when the page before it has ended', async () => {
    const locks = lockManager();
    vi.stubGlobal('navigator', { locks });
    await answerOf('a');
    const reloaded = ownTab('a');
    await vi.advanceTimersByTimeAsync(100);
    locks.endPage('tab a');
    await vi.runAllTimersAsync();
    expect(await reloaded).toBe(true);
  });
});

describe.each([
  ['missing', {}],
  [
    'refused',
    {
      locks: {
        request: () => {
          throw new DOMException('', 'SecurityError');
        },
      },
    },
  ],
])('the id of a tab where Web Locks are %s', (_, navigator) => {
  beforeEach(() => vi.stubGlobal('navigator', navigator));

  it('depends on the answers of the other pages', async () => {
    vi.stubGlobal('BroadcastChannel', Channel);
    expect(await answerOf('a')).toBe(true);
    expect(await answerOf('a')).toBe(false);
    expect(await answerOf('b')).toBe(true);
  });

  it('is owned when the page that owned it has ended', async () => {
    vi.stubGlobal('BroadcastChannel', Channel);
    await answerOf('a');
    Channel.open.clear();
    expect(await answerOf('a')).toBe(true);
  });

  it('stays with the page where the others cannot answer either', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(await answerOf('a')).toBe(true);
  });
});
