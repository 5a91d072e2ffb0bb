import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from '../../../testing/userEvent.ts';
import { ActionDialog } from './ActionDialog.tsx';

const toast = vi.hoisted(() => vi.fn());
vi.mock('notistack', () => ({ enqueueSnackbar: toast }));

const onSend = vi.fn<() => Promise<string>>();

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <ActionDialog
        question="Delete it?"
        labels={{ confirm: 'Delete it' }}
        open={open}
        onSend={onSend}
        failureOf={(error) => (error as Error).message}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opens the dialog and confirms. */
const confirm = async () => {
  render(<Page />);
  await click('Delete');
  await click('Delete it');
};

beforeEach(() => vi.resetAllMocks());

it('says what it did, and closes', async () => {
  onSend.mockResolvedValue('Deleted');
  await confirm();
  await isClosed();
  expect(toast.mock.calls).toEqual([['Deleted', { variant: 'success' }]]);
});

it('stays open with the reason of a failure, and starts without it the next time', async () => {
  onSend.mockRejectedValue(new Error('Not now'));
  await confirm();
  await screen.findByText('Not now');
  expect(toast).not.toHaveBeenCalled();
  await click('Close');
  await isClosed();
  await click('Delete');
  screen.getByRole('dialog', { name: 'Delete it?' });
  expect(screen.queryByText('Not now')).toBeNull();
});

it('notifies of a failure after it was closed', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  onSend.mockReturnValue(promise);
  await confirm();
  await click('Close');
  await isClosed();
  await act(async () => reject(new Error('Not now')));
  expect(toast.mock.calls).toEqual([['Not now', { variant: 'error' }]]);
  await click('Delete');
  expect(screen.queryByText('Not now')).toBeNull();
});
