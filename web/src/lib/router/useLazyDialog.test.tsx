import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../testing/fakeToast.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { browserIdle } from '../browser/browserIdle.ts';
import { useLazyDialog } from './useLazyDialog.ts';

const open = vi.fn();

/** Another dialog for each test: its code can still load when the test has ended. */
const dialogWithCode = () => ({
  preload: vi.fn<() => Promise<unknown>>().mockResolvedValue({}),
});

beforeEach(() => {
  vi.resetAllMocks();
});

it('loads the code once the visitor uses the page, and not after the page is left', async () => {
  const [dialog, other] = [dialogWithCode(), dialogWithCode()];
  renderHook(() => useLazyDialog(dialog));
  const { unmount } = renderHook(() => useLazyDialog(other));
  await browserIdle();
  expect(dialog.preload).not.toHaveBeenCalled();
  unmount();
  await userEvent.click(document.body);
  await waitFor(() => expect(dialog.preload).toHaveBeenCalledOnce());
  expect(other.preload).not.toHaveBeenCalled();
});

it('loads no code without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const dialog = dialogWithCode();
  renderHook(() => useLazyDialog(dialog));
  await userEvent.click(document.body);
  await browserIdle();
  expect(dialog.preload).not.toHaveBeenCalled();
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
