import { sharedStorage, tabStorage } from '../browser/browserStorage.ts';
import { buyingForKey, choicePattern } from './buyingForChoice.ts';
import { getSession } from './session.ts';

/** The choice of this page, which stays the same until it is loaded again. */
let chosen: { uid: string; companyId: string } | undefined;

const choiceOf = (uid: string): string => {
  for (const storage of [tabStorage, sharedStorage]) {
    const [, companyId, owner] = choicePattern.exec(storage.read(buyingForKey) ?? '') ?? [];
    if (companyId !== undefined && owner === uid) return companyId;
  }
  return '';
};

/**
 * The id of the company for which the account of this page buys; empty when it buys for itself, and
 * without an account. A new tab starts with the last choice of the account, and keeps it.
 */
export const buyingFor = (): string => {
  const session = getSession();
  if (session.status !== 'signedIn') return '';
  const { uid } = session.user;
  if (chosen?.uid !== uid) {
    chosen = { uid, companyId: choiceOf(uid) };
    tabStorage.write(buyingForKey, `${chosen.companyId} ${uid}`);
  }
  return chosen.companyId;
};

/** The key of what the browser stores for each payer, by its name or the account's uid. */
export const payerKey = (name: string): string => {
  const companyId = buyingFor();
  return companyId ? `${name} ${companyId}` : name;
};

/** Stores for whom the account buys in this tab, and in new ones, once the page is loaded again. */
export const storeChoice = (uid: string, companyId: string): void => {
  const text = `${companyId} ${uid}`;
  tabStorage.write(buyingForKey, text);
  sharedStorage.write(buyingForKey, text);
};

/** Reads the stored choice again, as a new page does. */
export const forgetChoice = (): void => {
  chosen = undefined;
};
