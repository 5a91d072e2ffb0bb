import { enqueueSnackbar } from 'notistack';
import { useCallback, useEffect } from 'react';
import { browserIdle } from '../browser/browserIdle.ts';
import { firstUse } from '../browser/firstUse.ts';

const notLoaded = 'The form could not be loaded. Please check your connection and try again.';

interface LazyDialog {
  preload: () => Promise<unknown>;
}

/**
 * Loads the code of a dialog once its visitor uses the page, if the visitor can open it, and at the
 * latest when it opens: most visits only read, and forms have the largest code. The returned
 * function opens it as soon as its code is there. If that fails, a notice says so, and the next call
 * tries again. It stays the same.
 */
export const useLazyDialog = (dialog: LazyDialog, canOpen = true) => {
  useEffect(() => {
    if (!canOpen) return undefined;
    let isNeeded = true;
    // Without a connection then, it loads when someone opens it: browsers may not retry a module.
    void firstUse()
      .then(browserIdle)
      .then(() => (isNeeded && navigator.onLine ? dialog.preload() : undefined))
      .catch(() => {});
    return () => {
      isNeeded = false;
    };
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
