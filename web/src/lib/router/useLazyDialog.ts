import { enqueueSnackbar } from 'notistack';
import { useCallback, useEffect } from 'react';
import { browserIdle } from '../browser/browserIdle.ts';

const notLoaded = 'The form could not be loaded. Please check your connection and try again.';

interface LazyDialog {
  preload: () => Promise<unknown>;
}

/**
 * Loads the code of a dialog once the browser is idle, if its visitor can open it, and at the
 * latest when it opens. The returned function opens it as soon as its code is there. If that fails,
 * a notice says so, and the next call tries again. It stays the same.
 */
export const useLazyDialog = (dialog: LazyDialog, canOpen = true) => {
  useEffect(() => {
    if (!canOpen) return;
    // Without a connection now, it loads when someone opens it.
    void browserIdle()
      .then(dialog.preload)
      .catch(() => {});
  }, [dialog, canOpen]);
  return useCallback(
    async (open: () => void): Promise<void> => {
      const isLoaded = await dialog.preload().then(
        () => true,
        () => false,
      );
      if (isLoaded) open();
      else enqueueSnackbar(notLoaded, { variant: 'error' });
    },
    [dialog],
  );
};
