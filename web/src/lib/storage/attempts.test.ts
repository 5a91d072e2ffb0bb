import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Attempts from './attempts.ts';
import { draftKey } from './drafts.ts';

const ownTab = vi.hoisted(() => vi.fn<(tab: string) => Promise<boolean>>());
vi.mock('./tabOwnership.ts', () => ({ ownTab }));

/** Loads a page of the tab: its module has a new state, and the session storage stays. */
const load = async (): Promise<typeof Attempts> => {
  vi.resetModules();
  const page: typeof Attempts = await import('./attempts.ts');
  await page.claimAttempts();
  return page;
};

/** Sends a request and returns its key. `answer` is what the shop answers; null is no answer. */
const send = async (
  { sendAttempt }: typeof Attempts,
  name: string,
  answer: number | null,
  request = { quantity: 10 },
) => {
  // The same copy of the module as the page's.
  const { ApiProblem } = await import('../api/apiProblem.ts');
  let used = '';
  await sendAttempt(name, request, async (key) => {
    used = key;
    if (answer === null) throw new ApiProblem('network', 0);
    if (answer >= 300) throw new ApiProblem('forbidden', answer);
  }).catch(() => {});
  return used;
};

beforeEach(() => {
  sessionStorage.clear();
  ownTab.mockReset().mockResolvedValue(true);
});

const forms = ['checkout', 'order:plane', 'quote-request plane:10', 'accept a-quote'];

describe.each(forms)('the requests of the form %s', (form) => {
  const name = draftKey('carla', form);

  it('have the key of the request without an answer, also after a reload', async () => {
    const page = await load();
    const first = await send(page, name, null);
    expect(await send(page, name, null)).toBe(first);
    expect(await send(await load(), name, 200)).toBe(first);
  });

  it('leave no key in the storage that a duplicated tab could copy once they are answered', async () => {
    const page = await load();
    const first = await send(page, name, 200);
    expect(sessionStorage).toHaveLength(0);
    expect(await send(await load(), name, 200)).not.toBe(first);
  });

  it('have other keys in a duplicated tab', async () => {
    const first = await send(await load(), name, null);
    ownTab.mockResolvedValueOnce(false);
    const duplicate = await load();
    expect(duplicate.readUnanswered(name)).toBeNull();
    expect(await send(duplicate, name, null)).not.toBe(first);
  });
});

describe('an attempt', () => {
  const name = draftKey('carla', 'checkout');

  it.each([404, 409, 412])('ends with %i: the shop has looked for its key', async (status) => {
    const page = await load();
    const first = await send(page, name, null);
    expect(await send(page, name, status)).toBe(first);
    expect(await send(page, name, 200)).not.toBe(first);
  });

  it.each([400, 401, 403, 413, 429])(
    'without an answer stays so after %i to its retry, and is shown as it was',
    async (status) => {
      const page = await load();
      const first = await send(page, name, null);
      expect(await send(page, name, status, { quantity: 12 })).toBe(first);
      expect(page.readUnanswered(name)).toEqual({ quantity: 10 });
      expect(await send(page, name, 200)).toBe(first);
    },
  );

  it.each([500, 503])('has no answer with %i', async (status) => {
    const page = await load();
    const first = await send(page, name, status);
    expect(await send(page, name, 200)).toBe(first);
  });

  it('has the same key in a page whose storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const page = await load();
    const first = await send(page, name, null);
    expect(await send(page, name, 200)).toBe(first);
    vi.restoreAllMocks();
  });

  it('keeps its key apart from those of other forms and accounts', async () => {
    const page = await load();
    const names = [...forms.map((form) => draftKey('carla', form)), draftKey('berta', 'checkout')];
    const keys = new Set<string>();
    for (const each of names) keys.add(await send(page, each, null));
    expect(keys.size).toBe(names.length);
  });

  it('of another account is removed at the next sign-in', async () => {
    const page = await load();
    await send(page, draftKey('berta', 'checkout'), null);
    await send(page, name, null);
    const { removeDrafts } = await import('./drafts.ts');
    removeDrafts('carla');
    expect(page.readUnanswered(draftKey('berta', 'checkout'))).toBeNull();
    expect(page.readUnanswered(name)).toEqual({ quantity: 10 });
    removeDrafts();
    expect(page.readUnanswered(name)).toBeNull();
  });

  it.each(['{', '7', 'null', '{"key":7,"request":{}}'])('is not read from %s', async (text) => {
    sessionStorage.setItem(`draft:${name} unanswered`, text);
    expect((await load()).readUnanswered(name)).toBeNull();
  });
});

describe('the claim of a page', () => {
  it('is needed only for requests without an answer', async () => {
    const page = await load();
    expect(page.claimAttempts()).toBeUndefined();
    await send(page, 'tab:a', null);
    expect(page.claimAttempts()).toBeUndefined();
    vi.resetModules();
    const next: typeof Attempts = await import('./attempts.ts');
    expect(next.claimAttempts()).toBeInstanceOf(Promise);
  });
});
