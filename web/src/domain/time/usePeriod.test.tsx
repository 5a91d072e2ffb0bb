import { act, renderHook } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/renderPage.tsx';
import { usePeriod } from './usePeriod.ts';

const open = (address: string) =>
  renderHook(
    () => {
      const [period, choose] = usePeriod();
      return { period, choose, query: useLocation().search };
    },
    openPage({ at: address }),
  ).result;

describe('usePeriod', () => {
  it.each([
    ['/', '', ''],
    ['/?from=2026-11-01&to=2026-11-30', '2026-11-01', '2026-11-30'],
    ['/?from=yesterday&to=2026-02-30', '', ''],
  ])('of %s is from "%s" to "%s"', (address, from, to) => {
    expect(open(address).current.period).toEqual({ from, to });
  });

  it('changes both days, and keeps the other parameters', () => {
    const result = open('/?q=plane&to=2026-11-30');
    act(() => result.current.choose({ from: '2026-11-01', to: '' }));
    expect(result.current.query).toBe('?q=plane&from=2026-11-01');
    expect(result.current.period).toEqual({ from: '2026-11-01', to: '' });
  });

  it('keeps a change that another one follows before the next render', () => {
    const result = open('/?from=2026-11-01&to=2026-11-02');
    act(() => {
      result.current.choose({ to: '2026-11-30' });
      result.current.choose({ from: '2026-11-03' });
    });
    expect(result.current.period).toEqual({ from: '2026-11-03', to: '2026-11-30' });
  });
});
