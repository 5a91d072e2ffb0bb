import { limits } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeCart, newCart, readCart, subscribeToCart } from './storedCart.ts';

const line = { toolId: 'a', quantity: 5, toolName: 'Plane', unitPrice: 100 };

/** As another tab or a person with developer tools does. */
const storeOutside = (value: unknown) =>
  localStorage.setItem('cart', typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => changeCart(() => ({ ...newCart })));

describe('the stored cart', () => {
  it('is the same object until it changes', () => {
    changeCart((cart) => ({ ...cart, lines: [line] }));
    expect(readCart()).toBe(readCart());
    storeOutside({ lines: [] });
    expect(readCart().lines).toEqual([]);
  });

  it.each(['', '{', 'null', '[]', '7', '{"lines":7,"synced":7,"changes":7,"owner":7}'])(
    'is empty when it was edited to %j',
    (text) => {
      storeOutside(text);
      expect(readCart().lines).toEqual([]);
      expect([readCart().owner, readCart().synced]).toEqual([null, null]);
    },
  );

  it.each([
    { quantity: 0 },
    { quantity: -3 },
    { quantity: 2.5 },
    { quantity: '5' },
    { quantity: limits.stock.max + 1 },
    { toolName: ' ' },
    { toolName: 7 },
    { toolId: null },
    { unitPrice: 0 },
  ])('drops a line that was edited to %j, and keeps the others', (edit) => {
    storeOutside({ lines: [{ ...line, toolId: 'b', ...edit }, line, null, 'x'] });
    expect(readCart().lines).toEqual([line]);
  });

  it('keeps one line of a tool, and no more lines than an order can have', () => {
    const many = Array.from({ length: 80 }, (_, at) => ({ ...line, toolId: `t${at}` }));
    storeOutside({ lines: [line, { ...line, quantity: 7 }, ...many] });
    const { lines } = readCart();
    expect(lines[0]?.quantity).toBe(7);
    expect(lines).toHaveLength(limits.orderLines);
  });

  it('notifies of changes here and in other tabs, until told to stop', () => {
    const listener = vi.fn();
    const stop = subscribeToCart(listener);
    changeCart((cart) => ({ ...cart, lines: [line] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(listener).toHaveBeenCalledTimes(2);
    changeCart((cart) => cart);
    stop();
    changeCart((cart) => ({ ...cart, lines: [] }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lasts as long as the tab when storage is full, and is stored when there is room again', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    changeCart((cart) => ({ ...cart, lines: [line] }));
    expect(readCart().lines).toEqual([line]);
    setItem.mockRestore();
    changeCart((cart) => ({ ...cart, lines: [...cart.lines, { ...line, toolId: 'b' }] }));
    expect(JSON.parse(localStorage.getItem('cart') ?? '').lines).toHaveLength(2);
  });

  it('lasts as long as the tab when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    changeCart((cart) => ({ ...cart, lines: [line] }));
    expect(readCart().lines).toEqual([line]);
  });
});
