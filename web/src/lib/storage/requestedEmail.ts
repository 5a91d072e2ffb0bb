import { sharedStorage } from '../browser/browserStorage.ts';

/** The address that an account changes to once its owner opens the link in the mail to it. */
export interface RequestedEmail {
  uid: string;
  email: string;
}

const storageKey = 'requestedEmail';

/** For all tabs: the link opens in another one, and the change ends the session. */
export const storeRequestedEmail = (requested: RequestedEmail): void =>
  sharedStorage.write(storageKey, JSON.stringify(requested));

export const removeRequestedEmail = (): void => sharedStorage.remove(storageKey);

const isRequest = (value: unknown): value is RequestedEmail => {
  const { uid, email } = Object(value) as Record<string, unknown>;
  return typeof uid === 'string' && typeof email === 'string';
};

/** The address that was requested in this browser, or null. */
export const readRequestedEmail = (): RequestedEmail | null => {
  try {
    const stored: unknown = JSON.parse(sharedStorage.read(storageKey) ?? 'null');
    return isRequest(stored) ? stored : null;
  } catch {
    return null;
  }
};

/** The message about a requested address for a visitor whose session has ended, or nothing. */
export const requestedEmailHint = (): string => {
  const requested = readRequestedEmail();
  if (!requested) return '';
  return `If you have opened the link in the mail to ${requested.email}, your address has changed, which ended your session: log in with the new address.`;
};
