import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useNavigationKey } from './useNavigationKey.ts';

const start = () => {
  const { result } = renderHook(() => ({ arrival: useNavigationKey(), navigate: useNavigate() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/tools']}>{children}</MemoryRouter>,
  });
  const go = (to: string, replace: boolean) =>
    act(async () => result.current.navigate(to, { replace }));
  return { go, arrival: () => result.current.arrival };
};

describe('useNavigationKey', () => {
  it('stays the same while a page rewrites its own address', async () => {
    const { go, arrival } = start();
    const first = arrival();
    await go('/tools?q=a', true);
    await go('/tools?q=ab', true);
    expect(arrival()).toBe(first);
  });

  it('changes with every link, also to the same page, and with a redirect', async () => {
    const { go, arrival } = start();
    const seen = [arrival()];
    await go('/tools', false);
    seen.push(arrival());
    await go('/tools?q=a', true);
    await go('/login', true);
    seen.push(arrival());
    expect(new Set(seen).size).toBe(3);
  });
});
