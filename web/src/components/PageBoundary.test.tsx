import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from '../testing/userEvent.ts';
import { lazyComponent } from './lazyComponent.ts';
import { PageBoundary } from './PageBoundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Shows a page whose code cannot be loaded the first times. */
const showPage = async (failures: number) => {
  const load = vi.fn(async () => ({ Page: () => <p>The page</p> }));
  for (let failure = 0; failure < failures; failure += 1) {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  }
  const Page = lazyComponent(load, 'Page');
  render(
    <MemoryRouter>
      <PageBoundary>
        <Page />
      </PageBoundary>
    </MemoryRouter>,
  );
  const button = await screen.findByRole('button', { name: 'Try again' });
  return { load, button, user: userEvent.setup() };
};

describe('A page whose code could not be loaded', () => {
  it('is loaded by "Try again"', async () => {
    const { load, button, user } = await showPage(1);
    expect(load).toHaveBeenCalledOnce();
    await user.click(button);
    await screen.findByText('The page');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded when the connection is back', async () => {
    await showPage(1);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('The page');
  });

  it('offers a reload when it fails again', async () => {
    const { load, button, user } = await showPage(2);
    await user.click(button);
    await screen.findByRole('button', { name: 'Reload' });
    expect(load).toHaveBeenCalledTimes(2);
  });
});
