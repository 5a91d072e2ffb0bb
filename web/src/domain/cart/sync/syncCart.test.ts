import type { Cart, CartLine } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { signInAs, signOut } from '../../../testing/session.ts';
import { removeOtherCarts } from '../stored/cartOwner.ts';
import { changeCart, newCart, readCart } from '../stored/storedCart.ts';
import { saveCartInTime, syncCart } from './syncCart.ts';

const api = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../lib/api/api.ts', () => api);

const uid = 'carla';
const lineOf = (toolId: string, quantity: number): CartLine => ({
  toolId,
  quantity,
  toolName: `Tool ${toolId}`,
  unitPrice: 100,
});

/** The account's cart, as the API keeps it. */
let account: Cart;
let sent: Cart[];

const save = (body: Cart) => {
  sent.push(body);
  if (body.version !== account.version) {
    throw new ApiProblem('precondition-failed', 412, { cart: account });
  }
  account = { version: `v${sent.length}`, lines: body.lines };
  return { acknowledged: true, version: account.version };
};

const answer = async ({ method }: { method: string }, { body }: { body?: Cart } = {}) =>
  method === 'GET' ? account : save(body as Cart);

const setLines = (...lines: CartLine[]) => changeCart((cart) => ({ ...cart, lines }));

beforeEach(() => {
  localStorage.clear();
  account = { version: 'v0', lines: [] };
  sent = [];
  signInAs(uid);
  api.callApi.mockReset().mockImplementation(answer);
});

describe('syncCart', () => {
  it('merges a visitor’s cart into that of the account, and says what it changed', async () => {
    account = { version: 'v0', lines: [lineOf('a', 5), lineOf('b', 1)] };
    setLines(lineOf('b', 4), lineOf('c', 2));
    await syncCart(uid);
    const merged = [lineOf('a', 5), lineOf('b', 4), lineOf('c', 2)];
    expect(account.lines).toEqual(merged);
    expect(readCart()).toEqual({
      owner: uid,
      lines: merged,
      synced: account,
      changes: { added: ['Tool c'], raised: ['Tool b'], left: [], until: expect.any(Number) },
    });
  });

  it.each([
    ['the account had none', [], [lineOf('b', 4), lineOf('c', 2)]],
    ['the visitor had none', [lineOf('a', 5)], []],
    ['the account had the same', [lineOf('a', 5)], [lineOf('a', 5)]],
    ['the account had more of each', [lineOf('a', 5)], [lineOf('a', 2)]],
  ])('says nothing where nothing was merged: %s', async (_, ofAccount, ofVisitor) => {
    account = { version: 'v0', lines: ofAccount };
    setLines(...ofVisitor);
    await syncCart(uid);
    expect(readCart().changes).toBeNull();
  });

  it('sends changes, and nothing when there are none', async () => {
    await syncCart(uid);
    setLines(lineOf('a', 5));
    await syncCart(uid);
    await syncCart(uid);
    expect(sent).toEqual([{ version: 'v0', lines: [lineOf('a', 5)] }]);
    expect(readCart().synced).toEqual(account);
  });

  it('takes over what another device has changed', async () => {
    await syncCart(uid);
    account = { version: 'other', lines: [lineOf('b', 2)] };
    await syncCart(uid);
    expect(readCart().lines).toEqual([lineOf('b', 2)]);
    expect(readCart().changes).toBeNull();
  });

  it('repeats changes on a cart that another device has changed meanwhile', async () => {
    await syncCart(uid);
    setLines(lineOf('a', 5));
    account = { version: 'other', lines: [lineOf('b', 2)] };
    await syncCart(uid);
    expect(account.lines).toEqual([lineOf('b', 2), lineOf('a', 5)]);
    expect(readCart().lines).toEqual(account.lines);
  });

  it('ends with the right cart after a lost response', async () => {
    await syncCart(uid);
    setLines(lineOf('a', 5));
    api.callApi.mockImplementationOnce(async (_route, { body }) => {
      save(body);
      throw new ApiProblem('network', 0);
    });
    await expect(syncCart(uid)).rejects.toThrow('network');
    setLines(lineOf('a', 3));
    await syncCart(uid);
    expect(account.lines).toEqual([lineOf('a', 3)]);
    expect(readCart().synced).toEqual(account);
  });

  it('sends a change that was made during a request', async () => {
    await syncCart(uid);
    setLines(lineOf('a', 5));
    api.callApi.mockImplementationOnce(async (_route, { body }) => {
      setLines(lineOf('a', 5), lineOf('b', 1));
      return save(body);
    });
    await syncCart(uid);
    expect(account.lines).toEqual([lineOf('a', 5), lineOf('b', 1)]);
  });

  it('gives up after several conflicts, and keeps the changes', async () => {
    await syncCart(uid);
    setLines(lineOf('a', 5));
    let other = 0;
    api.callApi.mockImplementation(async () => {
      other += 1;
      throw new ApiProblem('precondition-failed', 412, {
        cart: { version: `o${other}`, lines: [] },
      });
    });
    await expect(syncCart(uid)).rejects.toThrow('precondition-failed');
    expect(other).toBe(5);
    expect(readCart().lines).toEqual([lineOf('a', 5)]);
  });

  it('does nothing for an account that is no longer signed in', async () => {
    setLines(lineOf('a', 5));
    signInAs('berta');
    await syncCart(uid);
    expect(api.callApi).not.toHaveBeenCalled();
    expect(readCart().owner).toBeNull();
  });

  it('drops the cart of another account, and never sends it', async () => {
    await syncCart(uid);
    setLines(lineOf('a', 5));
    signInAs('berta');
    account = { version: 'b0', lines: [lineOf('b', 2)] };
    await syncCart('berta');
    expect(readCart()).toMatchObject({ owner: 'berta', lines: [lineOf('b', 2)], changes: null });
    expect(sent).toEqual([]);
  });

  it('ignores a response that arrives after the sign-out', async () => {
    api.callApi.mockImplementationOnce(async () => {
      signOut();
      removeOtherCarts(null);
      return { version: 'v0', lines: [lineOf('a', 5)] };
    });
    await syncCart(uid);
    expect(readCart()).toEqual(newCart);
  });
});

describe('saveCartInTime', () => {
  it('sends changes of the account', async () => {
    await syncCart(uid);
    setLines(lineOf('a', 5));
    await saveCartInTime();
    expect(account.lines).toEqual([lineOf('a', 5)]);
  });

  it('does not fail when the shop does not answer', async () => {
    await syncCart(uid);
    setLines(lineOf('a', 5));
    api.callApi.mockRejectedValue(new ApiProblem('network', 0));
    await saveCartInTime();
    expect(readCart().lines).toEqual([lineOf('a', 5)]);
  });

  it('sends nothing of a visitor', async () => {
    setLines(lineOf('a', 5));
    await saveCartInTime();
    expect(api.callApi).not.toHaveBeenCalled();
  });

  it('saves what a visitor had put in, if the account’s cart could not be read before', async () => {
    account = { version: 'v0', lines: [lineOf('a', 5)] };
    changeCart(() => ({ ...newCart, owner: uid, lines: [lineOf('b', 1)] }));
    await saveCartInTime();
    expect(account.lines).toEqual([lineOf('a', 5), lineOf('b', 1)]);
  });
});

describe('for a company', () => {
  const company = `company-${'a'.repeat(20)}`;
  const companyKey = `cart ${company}`;

  it('has a cart apart from the own one', async () => {
    setLines(lineOf('own', 1));
    await syncCart(uid);
    signInAs(uid, { buyingFor: company });
    expect(readCart()).toEqual(newCart);
    account = { version: 'c0', lines: [lineOf('a', 5)] };
    await syncCart(uid);
    expect(readCart()).toMatchObject({ owner: uid, lines: [lineOf('a', 5)] });
    signInAs(uid);
    expect(readCart().lines).toEqual([lineOf('own', 1)]);
  });

  it('takes over the cart of a visitor who signs in', async () => {
    setLines(lineOf('b', 2));
    signInAs(uid, { buyingFor: company });
    account = { version: 'c0', lines: [lineOf('a', 5)] };
    await syncCart(uid);
    expect(account.lines).toEqual([lineOf('a', 5), lineOf('b', 2)]);
    signInAs(uid);
    expect(readCart()).toEqual(newCart);
  });

  it('adds the cart of a visitor to what this browser has already', async () => {
    signInAs(uid, { buyingFor: company });
    account = { version: 'c0', lines: [lineOf('a', 5)] };
    await syncCart(uid);
    localStorage.setItem('cart', JSON.stringify({ lines: [lineOf('b', 2)] }));
    await syncCart(uid);
    expect(account.lines).toEqual([lineOf('a', 5), lineOf('b', 2)]);
  });

  it('leaves nothing at the sign-out', async () => {
    signInAs(uid, { buyingFor: company });
    account = { version: 'c0', lines: [lineOf('a', 5)] };
    await syncCart(uid);
    removeOtherCarts(uid);
    expect(readCart().lines).toEqual([lineOf('a', 5)]);
    removeOtherCarts(null);
    signOut();
    expect(readCart()).toEqual(newCart);
    expect(localStorage.getItem(companyKey)).toBeNull();
  });

  it('gives the visitor back what the account has never had', () => {
    signInAs(uid, { buyingFor: company });
    changeCart(() => ({ ...newCart, owner: uid, lines: [lineOf('b', 1)] }));
    removeOtherCarts(null);
    signOut();
    expect(readCart()).toEqual({ ...newCart, lines: [lineOf('b', 1)] });
  });

  it('gives it to no other account', () => {
    signInAs(uid, { buyingFor: company });
    changeCart(() => ({ ...newCart, owner: uid, lines: [lineOf('b', 1)] }));
    removeOtherCarts('berta');
    expect(localStorage.getItem(companyKey)).toBeNull();
    signOut();
    expect(readCart().lines).toEqual([]);
  });
});

describe('removeOtherCarts', () => {
  const lines = [lineOf('b', 1)];

  it('leaves nothing of an account at the sign-out', () => {
    changeCart(() => ({ ...newCart, owner: uid, lines, synced: { version: 'v0', lines: [] } }));
    removeOtherCarts(null);
    expect(readCart()).toEqual(newCart);
  });

  it('gives back what the account has never had', () => {
    changeCart(() => ({ ...newCart, owner: uid, lines }));
    removeOtherCarts(null);
    expect(readCart()).toEqual({ ...newCart, lines });
  });

  it('gives it back at list prices', () => {
    const own = { ...lineOf('b', 1), unitPrice: 1, listPrice: lineOf('b', 1).unitPrice };
    changeCart(() => ({ ...newCart, owner: uid, lines: [own] }));
    removeOtherCarts(null);
    expect(readCart()).toEqual({ ...newCart, lines });
  });

  it('gives it to no other account', () => {
    changeCart(() => ({ ...newCart, owner: uid, lines }));
    removeOtherCarts('berta');
    expect(readCart()).toEqual(newCart);
  });
});
