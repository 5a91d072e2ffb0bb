import { waitFor } from '@testing-library/react';
import type { CartLine } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { changeCart, readCart } from '../stored/storedCart.ts';
import { CartSync } from './CartSync.tsx';
import type { syncCart } from './syncCart.ts';

const sync = vi.hoisted(() => vi.fn<typeof syncCart>());
vi.mock('./syncCart.ts', () => ({ syncCart: sync }));

const line: CartLine = { toolId: 'plane', toolName: 'Plane', quantity: 10, unitPrice: 6_410 };

const addLine = () => changeCart((cart) => ({ ...cart, lines: [line] }));
/** The API's response to a saved cart. */
const save = async () =>
  changeCart((cart) => ({ ...cart, synced: { version: '2', lines: cart.lines } }));

const show = () => renderPage(<CartSync uid="carla" />);

beforeEach(() => {
  changeCart((cart) => ({
    ...cart,
    owner: 'carla',
    lines: [],
    synced: { version: '1', lines: [] },
  }));
  sync.mockReset().mockImplementation(save);
});

describe('CartSync', () => {
  it('sends a change that was made while it is shown', async () => {
    show();
    await waitFor(() => expect(sync).toHaveBeenCalledOnce());
    addLine();
    await waitFor(() => expect(readCart().synced?.lines).toEqual([line]));
    expect(sync.mock.calls).toEqual([['carla'], ['carla']]);
  });

  it('sends a change that the layout before had no time to send', async () => {
    const { unmount } = show();
    await waitFor(() => expect(sync).toHaveBeenCalledOnce());
    addLine();
    unmount();
    expect(sync).toHaveBeenCalledOnce();
    show();
    await waitFor(() => expect(readCart().synced?.lines).toEqual([line]));
  });
});
