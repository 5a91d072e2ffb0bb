import { act, renderHook } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/renderPage.tsx';
import { useNavigationKey } from './useNavigationKey.ts';

const start = () => {
  const { result } = renderHook(
    () => ({ key: useNavigationKey(), navigate: useNavigate() }),
    openPage({ at: '/tools' }),
  );
  const go = (to: string, replace: boolean) =>
    act(async () => result.current.navigate(to, { replace }));
  return { go, currentKey: () => result.current.key };
};

describe('useNavigationKey', () => {
  it('stays the same while a page replaces its own URL', async () => {
    const { go, currentKey } = start();
    const first = currentKey();
    await go('/tools?q=a', true);
    await go('/tools?q=ab', true);
    expect(currentKey()).toBe(first);
  });

  it('changes with every link, also to the same page, and with a redirect', async () => {
    const { go, currentKey } = start();
    const keys = [currentKey()];
    await go('/tools', false);
    keys.push(currentKey());
    await go('/tools?q=a', true);
    await go('/login', true);
    keys.push(currentKey());
    expect(new Set(keys).size).toBe(3);
  });
});
