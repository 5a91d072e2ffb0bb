import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { readCart } from '../../cart/storedCart.ts';
import { isSaved } from '../../cart/unsavedChanges.ts';
import { removeDrafts } from '../../drafts.ts';
import { paths } from '../../paths.ts';
import { removeRequestedEmail } from '../../requestedEmail.ts';
import { endSession } from './endSession.ts';

/** Its code is loaded since the sign-in. */
const saveCart = async () => {
  const { saveCartBeforeSignOut } = await import('../../cart/syncCart.ts');
  await saveCartBeforeSignOut();
};

/**
 * Navigates home, saves the cart if it has changes, signs out, and removes the account's drafts,
 * requested address and cached data. The active queries of the home page are public, so they stay.
 */
export const useSignOut = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    await navigate(paths.home);
    if (!isSaved(readCart())) await saveCart().catch(() => {});
    await endSession();
    removeDrafts();
    removeRequestedEmail();
    client.removeQueries({ type: 'inactive' });
  };
};
