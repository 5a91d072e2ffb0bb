import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLazyDialog } from './useLazyDialog.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('notistack', () => ({ enqueueSnackbar: toast }));

const preload = vi.fn<() => Promise<unknown>>();
const open = vi.fn();
const dialog = { preload };

beforeEach(() => {
  vi.resetAllMocks();
  preload.mockResolvedValue({});
});

it('loads the code once the browser is idle', async () => {
  renderHook(() => useLazyDialog(dialog));
  expect(preload).not.toHaveBeenCalled();
  await waitFor(() => expect(preload).toHaveBeenCalledOnce());
});

it('opens the dialog when its code is there', async () => {
  const { result } = renderHook(() => useLazyDialog(dialog));
  await result.current(open);
  expect(open).toHaveBeenCalledOnce();
});

it('says that the code could not be loaded, and tries again', async () => {
  preload.mockRejectedValue(new TypeError('Failed to fetch'));
  const { result } = renderHook(() => useLazyDialog(dialog, false));
  await result.current(open);
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    'The form could not be loaded. Please check your connection and try again.',
    { variant: 'error' },
  );
  expect(open).not.toHaveBeenCalled();
  preload.mockResolvedValue({});
  await result.current(open);
  expect(open).toHaveBeenCalledOnce();
});
