/**
 * Drafts of forms, stored for this tab until they are submitted or the user signs out. They survive
 * a new login after the session expires. Without session storage there are no drafts.
 */
const prefix = 'draft:';

const tryStorage = <Result>(use: (storage: Storage) => Result): Result | null => {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
};

/** The draft stored under a key, unvalidated, or null. */
export const readDraft = (key: string): unknown =>
  tryStorage((storage) => JSON.parse(storage.getItem(prefix + key) ?? 'null'));

export const saveDraft = (key: string, draft: object) =>
  tryStorage((storage) => storage.setItem(prefix + key, JSON.stringify(draft)));

export const removeDraft = (key: string) =>
  tryStorage((storage) => storage.removeItem(prefix + key));

/** The key of an account's draft. */
export const draftKey = (uid: string, form: string): string => `${uid}:${form}`;

/** The key of a draft of this tab, which stays when a visitor signs in. */
export const tabDraftKey = (form: string): string => draftKey('tab', form);

/** Removes all drafts, except those of one account and of the tab: the others belong to other users. */
export const removeDrafts = (exceptUid?: string) =>
  tryStorage((storage) => {
    const isExcepted = (key: string) =>
      exceptUid !== undefined &&
      [draftKey(exceptUid, ''), tabDraftKey('')].some((kept) => key.startsWith(prefix + kept));
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix) && !isExcepted(key));
    for (const key of keys) storage.removeItem(key);
  });
