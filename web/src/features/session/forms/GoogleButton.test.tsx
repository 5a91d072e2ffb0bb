import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from '../../../testing/userEvent.ts';
import { GoogleButton } from './GoogleButton.tsx';

const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Google' });
const message = () => screen.getByRole('alert').textContent;

const goOnline = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

afterEach(() => vi.restoreAllMocks());

it('says why it cannot work offline, and works again when the connection is back', async () => {
  const onClick = vi.fn(async () => null);
  render(<GoogleButton onClick={onClick} />);
  goOnline(false);
  expect([button().disabled, message()]).toEqual([
    true,
    'You are offline. Signing in with Google needs a connection: it opens a page of Google.',
  ]);
  goOnline(true);
  expect([button().disabled, message()]).toEqual([false, '']);
  await userEvent.setup().click(button());
  expect(onClick).toHaveBeenCalledOnce();
});
