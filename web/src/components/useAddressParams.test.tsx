import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { withParameter } from './useAddressChoice.ts';
import { useAddressParams } from './useAddressParams.ts';

const paramsAt = (address: string) =>
  renderHook(
    () => ({ first: useAddressParams(), second: useAddressParams(), at: useLocation().search }),
    {
      wrapper: ({ children }: PropsWithChildren) => (
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      ),
    },
  ).result;

it('keeps changes that follow each other before the next render', () => {
  const params = paramsAt('/?sort=name');
  act(() => {
    params.current.first[1]((current) => withParameter(current, 'status', 'placed'));
    params.current.second[1]((current) => withParameter(current, 'q', 'nora'));
  });
  expect(params.current.at).toBe('?sort=name&status=placed&q=nora');
  act(() => params.current.first[1]((current) => withParameter(current, 'status', null)));
  expect(params.current.at).toBe('?sort=name&q=nora');
});

it('starts from the address of a page that is opened later', () => {
  const params = paramsAt('/?page=2');
  act(() => params.current.first[1]((current) => withParameter(current, 'q', 'theo')));
  expect(params.current.at).toBe('?page=2&q=theo');
});
