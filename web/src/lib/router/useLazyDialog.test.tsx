import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../testing/fakeToast.ts';
import { useLazyDialog } from './useLazyDialog.ts';

const open = vi.fn();

/** Another dialog for each test: its code can still load when the test has ended. */
const dialogWithCode = () => ({
  preload: vi.fn<() => Promise<unknown>>().mockResolvedValue({}),
});

beforeEach(() => {
  vi.resetAllMocks();
});

it('loads the code once the browser is idle', async () => {
  const dialog = dialogWithCode();
  renderHook(() => useLazyDialog(dialog));
  expect(dialog.preload).not.toHaveBeenCalled();
  await waitFor(() => expect(dialog.preload).toHaveBeenCalledOnce());
});

it('opens the dialog when its code is there', async () => {
  const dialog = dialogWithCode();
  const { result } = renderHook(() => useLazyDialog(dialog));
  await result.current(open);
  expect(open).toHaveBeenCalledOnce();
});

it('says that the code could not be loaded, and tries again', async () => {
  const dialog = dialogWithCode();
  dialog.preload.mockRejectedValue(new TypeError('Failed to fetch'));
  const { result } = renderHook(() => useLazyDialog(dialog, false));
  await result.current(open);
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    'The form could not be loaded. Please check your connection and try again.',
    { variant: 'error' },
  );
  expect(open).not.toHaveBeenCalled();
  dialog.preload.mockResolvedValue({});
  await result.current(open);
  expect(open).toHaveBeenCalledOnce();
});
