import { sharedStorage, tabStorage } from '../../../lib/browser/browserStorage.ts';
import { forgetChoice } from '../../../lib/session/buyingFor.ts';
import { buyingForKey } from '../../../lib/session/buyingForChoice.ts';

const removeFromTab = () => {
  tabStorage.remove(buyingForKey);
  forgetChoice();
};

/**
 * Forgets for whom the account bought, in all tabs, after a sign-out. A session that has only
 * expired keeps the choice for the next login.
 */
export const removeChoice = (): void => {
  removeFromTab();
  sharedStorage.remove(buyingForKey);
};

/** Follows a sign-out in another tab, which has removed the shared choice. */
export const followChoice = (): void =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === buyingForKey && newValue === null) removeFromTab();
  });
