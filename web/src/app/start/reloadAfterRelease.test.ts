import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedStorage, tabStorage } from '../../lib/browser/browserStorage.ts';
import { reloadIfReplaced } from './reloadAfterRelease.ts';

const oldPage = '<script type="module" src="/assets/index-old11111.js"></script>';
const newPage = '<script type="module" src="/assets/index-new22222.js"></script>';

const serve = (html: string, status = 200) => {
  const fetch = vi.fn(async () => new Response(html, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const reloadsOf = async () => {
  const reload = vi.fn();
  await reloadIfReplaced(reload);
  return reload.mock.calls.length;
};

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

beforeEach(() => {
  document.head.innerHTML = oldPage;
  window.history.replaceState({ idx: 2 }, '');
});

afterEach(() => {
  document.head.innerHTML = '';
  for (const storage of [sharedStorage, tabStorage]) storage.remove('key');
});

describe('A page whose code could not be loaded', () => {
  it('reloads when there is a new release, and keeps the state of the router', async () => {
    const fetch = serve(newPage);
    expect(await reloadsOf()).toBe(1);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/', { cache: 'no-store' });
    expect(window.history.state).toMatchObject({ idx: 2 });
  });

  it('reloads once, although the old release comes back from a cache', async () => {
    serve(newPage);
    expect([await reloadsOf(), await reloadsOf(), await reloadsOf()]).toEqual([1, 0, 0]);
  });

  it('reloads again after a further release', async () => {
    serve(newPage);
    await reloadsOf();
    document.head.innerHTML = newPage;
    serve('<script type="module" src="/assets/index-newest33.js"></script>');
    expect(await reloadsOf()).toBe(1);
  });

  it('does not reload while the release is the same', async () => {
    serve(oldPage);
    expect(await reloadsOf()).toBe(0);
  });

  it.each([404, 500, 503])('does not reload when the shop answers %s', async (status) => {
    serve(newPage, status);
    expect(await reloadsOf()).toBe(0);
  });

  it('does not reload without a connection', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const reload = vi.fn();
    await expect(reloadIfReplaced(reload)).rejects.toThrow(TypeError);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['the cart', sharedStorage],
    ['a draft', tabStorage],
  ])('does not reload when that would lose %s, which is not stored', async (_name, storage) => {
    serve(newPage);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    storage.write('key', 'text');
    expect(await reloadsOf()).toBe(0);
    setItem.mockRestore();
  });

  it('reloads once also when storage is refused and nothing is in it', async () => {
    serve(newPage);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    expect([await reloadsOf(), await reloadsOf()]).toEqual([1, 0]);
  });
});
