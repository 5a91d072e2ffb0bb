import { tabStorage } from '../browser/browserStorage.ts';

/**
 * Drafts of forms, stored for this tab until they are submitted or the user signs out. They survive
 * a new login after the session expires.
 */
const prefix = 'draft:';

/** The draft stored under a key, unvalidated, or null. */
export const readDraft = (key: string): unknown => {
  try {
    return JSON.parse(tabStorage.read(prefix + key) ?? 'null');
  } catch {
    return null;
  }
};

export const saveDraft = (key: string, draft: object) =>
  tabStorage.write(prefix + key, JSON.stringify(draft));

export const removeDraft = (key: string) => tabStorage.remove(prefix + key);

/** The keys of all drafts. */
export const draftKeys = (): string[] =>
  tabStorage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

/** The key of an account's draft. */
export const draftKey = (uid: string, form: string): string => `${uid}:${form}`;

/** The key of a draft of this tab, which stays when a visitor signs in. */
export const tabDraftKey = (form: string): string => draftKey('tab', form);

/**
 * Removes all drafts, except those of one account and of the tab: the others belong to other users.
 */
export const removeDrafts = (exceptUid?: string) => {
  const isExcepted = (key: string) =>
    exceptUid !== undefined &&
    [draftKey(exceptUid, ''), tabDraftKey('')].some((kept) => key.startsWith(kept));
  for (const key of draftKeys().filter((each) => !isExcepted(each))) removeDraft(key);
};
