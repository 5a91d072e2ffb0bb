import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { userEvent } from '../../testing/userEvent.ts';
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
  renderPage(
    <PageBoundary>
      <Page />
    </PageBoundary>,
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

  it('does not blame the connection while there is one', async () => {
    await showPage(1);
    expect(screen.getByRole('alert').textContent).not.toMatch(/connection|offline/);
  });

  it('names the connection when there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await showPage(1);
    expect(screen.getByRole('alert').textContent).toMatch(/^You are offline\./);
    expect(screen.getByRole('alert').textContent).toContain('Your cart is kept.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('offers a reload when it fails again', async () => {
    const { load, button, user } = await showPage(2);
    await user.click(button);
    await screen.findByRole('button', { name: 'Reload' });
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('A page with an error in its program', () => {
  const showError = (error: unknown) => {
    const Page = () => {
      throw error;
    };
    renderPage(
      <PageBoundary>
        <Page />
      </PageBoundary>,
    );
  };

  it.each([
    new TypeError("Cannot read properties of undefined (reading 'name')"),
    new RangeError('Invalid time value'),
    new ReferenceError('crypto is not defined'),
    'a text',
    null,
  ])('does not blame the connection for %s, and offers a reload and the cart', (error) => {
    showError(error);
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toMatch(/error in the shop/);
    expect(notice.textContent).not.toMatch(/connection|offline/);
    screen.getByRole('button', { name: 'Reload' });
    const link = screen.getByRole('link', { name: 'Go to the cart' });
    expect(link.getAttribute('href')).toBe('/cart');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
