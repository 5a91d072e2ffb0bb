import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../testing/session.ts';
import { useShownNotices } from '../../ui/feedback/shownNotices.ts';
import { Live } from './Live.tsx';
import type { ListenerProps } from './LiveListener.tsx';
import { type LiveSource, liveTool } from './liveSources.ts';
import type { ConnectionState } from './useConnection.ts';

vi.unmock('./Live.tsx');

const listeners = vi.hoisted(() => ({ current: [] as ListenerProps[], fails: false }));
vi.mock('../../lib/browser/browserIdle.ts', () => ({ browserIdle: async () => {} }));
vi.mock('./LiveListener.tsx', async () => {
  const { useEffect } = await import('react');
  const LiveListener = (props: ListenerProps) => {
    if (listeners.fails) throw new Error('no listener');
    const { onState } = props;
    useEffect(() => {
      listeners.current.push(props);
      onState('connecting');
      return () => {
        listeners.current = listeners.current.filter((one) => one !== props);
      };
    }, []);
    return null;
  };
  return { LiveListener };
});

const notice = 'Refreshed every 30 seconds';
const noticesShown = () => screen.queryAllByText(notice).length;
const refresh = vi.fn();
const onContent = vi.fn();

const Notices = () => Object.values(useShownNotices());

const props = { onContent, refresh };
const page = (source: LiveSource<unknown>, other?: LiveSource<unknown>) => (
  <>
    <Live source={source} {...props} />
    {other && <Live source={other} {...props} />}
    <Notices />
  </>
);

const open = async (
  source: LiveSource<unknown> = liveTool('plane'),
  other?: LiveSource<unknown>,
) => {
  const result = render(page(source, other));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return result;
};

const become = (state: ConnectionState) =>
  act(() => {
    for (const { onState } of listeners.current) onState(state);
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};
const setOnline = (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  return act(async () => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

beforeEach(() => {
  signInAs('carla');
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  listeners.fails = false;
  refresh.mockReset();
});
afterEach(async () => {
  await setHidden(false);
  await setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Live', () => {
  it('neither refetches nor says anything while it listens', async () => {
    await open();
    become('live');
    await pass(120_000);
    expect(refresh).not.toHaveBeenCalled();
    expect(noticesShown()).toBe(0);
  });

  it('says nothing about a connection that is soon back', async () => {
    await open();
    become('interrupted');
    await pass(4_900);
    expect(noticesShown()).toBe(0);
    become('live');
    await pass(60_000);
    expect(noticesShown()).toBe(0);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('refetches every 30 seconds without a connection, and says so, until it is back', async () => {
    await open();
    become('live');
    become('interrupted');
    await pass(5_000);
    expect(noticesShown()).toBe(1);
    await pass(60_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    become('live');
    expect(noticesShown()).toBe(0);
    await pass(60_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('says at once that it is denied, and tries again whenever it refetches', async () => {
    await open();
    const [first] = listeners.current;
    become('denied');
    expect(noticesShown()).toBe(1);
    await pass(30_000);
    expect(refresh).toHaveBeenCalledOnce();
    expect(listeners.current).toHaveLength(1);
    expect(listeners.current[0]).not.toBe(first);
    expect(noticesShown()).toBe(1);
    become('live');
    expect(noticesShown()).toBe(0);
  });

  it('refetches when the listener fails', async () => {
    listeners.fails = true;
    await open();
    expect(noticesShown()).toBe(1);
    await pass(30_000);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('does not refetch while the page is hidden, but when it is shown again', async () => {
    await open();
    become('denied');
    await setHidden(true);
    await pass(90_000);
    expect(refresh).not.toHaveBeenCalled();
    await setHidden(false);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('does nothing while offline, and waits again for the connection afterwards', async () => {
    await open();
    become('interrupted');
    await pass(5_000);
    await setOnline(false);
    expect(noticesShown()).toBe(0);
    await pass(60_000);
    expect(refresh).not.toHaveBeenCalled();
    await setOnline(true);
    expect(noticesShown()).toBe(0);
    await pass(5_000);
    expect(noticesShown()).toBe(1);
  });

  it('shows one notice, whatever number of listeners is broken', async () => {
    const { unmount } = await open(liveTool('plane'), liveTool('saw'));
    become('denied');
    expect(noticesShown()).toBe(1);
    unmount();
    render(<Notices />);
    expect(noticesShown()).toBe(0);
  });

  it('keeps the listener of an equal source, and ends it for another one', async () => {
    const { rerender } = await open();
    const [first] = listeners.current;
    rerender(page(liveTool('plane')));
    expect(listeners.current).toEqual([first]);
    rerender(page(liveTool('saw')));
    expect(listeners.current.map(({ source }) => source)).toEqual([liveTool('saw')]);
  });
});
