import { sharedStorage, tabStorage } from '../../../lib/browser/browserStorage.ts';
import { buyingFor, forgetChoice } from '../../../lib/session/buyingFor.ts';
import { buyingForKey } from '../../../lib/session/buyingForChoice.ts';
import { getSession } from '../../../lib/session/session.ts';

/** Makes the choice of this tab the one with which a new tab starts. */
const share = () => {
  const session = getSession();
  if (session.status !== 'signedIn') return;
  const text = `${buyingFor()} ${session.user.uid}`;
  const shared = sharedStorage.read(buyingForKey);
  // Without any company there is nothing to share.
  if (shared !== text && (shared !== null || buyingFor())) sharedStorage.write(buyingForKey, text);
};

/**
 * Before each use of the mouse, a finger or the keyboard, which can open a link in a new tab: that
 * tab buys for whom this one does, whichever tab has switched last.
 */
export const shareChoice = (): void => {
  for (const event of ['pointerdown', 'keydown', 'click'])
    window.addEventListener(event, share, { capture: true });
};

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
