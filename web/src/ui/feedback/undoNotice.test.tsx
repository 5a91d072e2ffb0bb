import { act, render, screen, waitFor } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from '../../testing/userEvent.ts';
import { notifyDone } from './undoNotice.tsx';

vi.unmock('notistack');

const undo = vi.fn<() => Promise<string>>();

const show = () => {
  render(<SnackbarProvider />);
  act(() => notifyDone({ text: 'Order shipped', undo, failureOf: () => 'It was too late' }));
};

beforeEach(() => {
  vi.resetAllMocks();
});

it('says what was done, undoes it once by keyboard, and says so', async () => {
  undo.mockResolvedValue('Order as before');
  show();
  expect(screen.getByRole('alert').textContent).toContain('Order shipped');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.setup().keyboard('{Enter}{Enter}');
  await screen.findByText('Order as before');
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Order shipped')).toBeNull());
});

it('says why it was not undone', async () => {
  undo.mockRejectedValue(new Error('late'));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('It was too late');
});
