import { act, renderHook } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/renderPage.tsx';
import { useUrlChoice } from './useUrlChoice.ts';

type Size = 'small' | 'large';

const isSize = (text: string | null): text is Size => text === 'small' || text === 'large';

const open = (address: string) =>
  renderHook(
    () => {
      const [size, choose] = useUrlChoice<Size>({
        name: 'size',
        defaultChoice: 'small',
        isChoice: isSize,
      });
      return { size, choose, query: useLocation().search };
    },
    openPage({ at: address }),
  ).result;

describe('useAddressChoice', () => {
  it.each([
    ['/', 'small'],
    ['/?size=large', 'large'],
    ['/?size=huge', 'small'],
  ])('of %s is %s', (address, size) => {
    expect(open(address).current.size).toBe(size);
  });

  it('keeps the other parameters, and leaves out the default', () => {
    const page = open('/?q=saw');
    act(() => page.current.choose('large'));
    expect(page.current).toMatchObject({ size: 'large', query: '?q=saw&size=large' });
    act(() => page.current.choose('small'));
    expect(page.current).toMatchObject({ size: 'small', query: '?q=saw' });
  });
});
