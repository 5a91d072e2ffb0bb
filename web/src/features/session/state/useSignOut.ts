import { type To, useNavigate } from 'react-router-dom';
import { readCart } from '../../../domain/cart/stored/storedCart.ts';
import { isSaved } from '../../../domain/cart/stored/unsavedChanges.ts';
import { paths } from '../../../lib/router/paths.ts';
import { removeDrafts } from '../../../lib/storage/drafts.ts';
import { removeRequestedEmail } from '../../../lib/storage/requestedEmail.ts';
import { removeChoice } from './choiceOfTabs.ts';
import { endSession } from './endSession.ts';

/** Its code is loaded since the sign-in. */
const saveCart = async () => {
  const { saveCartInTime } = await import('../../../domain/cart/sync/syncCart.ts');
  await saveCartInTime();
};

/**
 * Navigates home, or to another page for visitors, saves the cart if it has changes, signs out, and
 * removes the account's drafts, requested address and choice for whom it buys.
 */
export const useSignOut = () => {
  const navigate = useNavigate();
  return async (to: To = paths.home) => {
    await navigate(to);
    if (!isSaved(readCart())) await saveCart().catch(() => {});
    await endSession();
    removeDrafts();
    removeChoice();
    removeRequestedEmail();
  };
};
