import { ApiProblem, isClientError } from '../api/apiProblem.ts';
import { tabStorage } from '../browser/browserStorage.ts';
import { draftKeys, readDraft, removeDraft, saveDraft } from './drafts.ts';
import { tabKey } from './tabKey.ts';
import { ownTab } from './tabOwnership.ts';

/**
 * A request of this tab that has no answer yet, with its idempotency key. It is stored beside the
 * draft of its form: a retry, also after a reload, is the same request. A duplicated tab drops its
 * copies, because its requests are others.
 */
interface Attempt {
  key: string;
  request: unknown;
}

const suffix = ' unanswered';

/** The id of the tab that this page owns. */
let ownedTab: string | null = null;

const storedAttempts = () => draftKeys().filter((key) => key.endsWith(suffix));

/** Anyone can edit the storage. */
const isAttempt = (stored: unknown): stored is Attempt =>
  typeof (stored as Partial<Attempt> | null)?.key === 'string';

const readAttempt = (name: string): Attempt | null => {
  const storedDraft = readDraft(name + suffix);
  return isAttempt(storedDraft) ? storedDraft : null;
};

const ownNewTab = (): string => {
  const tab = crypto.randomUUID();
  void ownTab(tab);
  return tab;
};

/** From now on, a duplicated tab copies an id that this page owns. */
const ownThisTab = (): void => {
  ownedTab ??= ownNewTab();
  tabStorage.write(tabKey, ownedTab);
};

const keep = (name: string, attempt: Attempt | null): void => {
  if (attempt) saveDraft(name + suffix, attempt);
  else removeDraft(name + suffix);
  if (attempt) ownThisTab();
  else if (storedAttempts().length === 0) tabStorage.remove(tabKey);
};

/** The request of a form that was sent without an answer, unvalidated, or null. */
export const readUnanswered = (name: string): unknown => readAttempt(name)?.request ?? null;

const answersOfServices: readonly number[] = [404, 409, 412];

/**
 * Whether the shop has looked for the request under its key: it is not carried out, now or earlier.
 */
export const isDecided = (error: unknown): boolean =>
  error instanceof ApiProblem && answersOfServices.includes(error.status);

/**
 * Sends a request of a form under the key of the one that has no answer, or else under a new key.
 * The key ends with an answer. A refusal before the shop has looked for the key, such as too many
 * requests, says nothing about an earlier request: that one stays unanswered. `name` is the key of
 * the form's draft.
 */
export const sendAttempt = async <Result>(
  name: string,
  request: object,
  send: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> => {
  const earlier = readAttempt(name);
  const key = earlier?.key ?? crypto.randomUUID();
  keep(name, { key, request });
  try {
    const result = await send(key);
    keep(name, null);
    return result;
  } catch (error) {
    if (isDecided(error)) keep(name, null);
    else if (isClientError(error)) keep(name, earlier);
    throw error;
  }
};

const claim = async (tab: string): Promise<void> => {
  if (await ownTab(tab)) return;
  ownedTab = null;
  for (const key of storedAttempts()) removeDraft(key);
  tabStorage.remove(tabKey);
};

let claiming: Promise<void> | undefined;

/**
 * Finds out whether the stored requests are those of this tab, and drops the copies of a duplicated
 * one. Undefined if there is nothing to find out. A page does so when it loads, while the first tab
 * is open.
 */
export const claimAttempts = (): Promise<void> | undefined => {
  const tab = tabStorage.read(tabKey);
  if (tab && ownedTab === null) {
    ownedTab = tab;
    claiming = claim(tab).finally(() => {
      claiming = undefined;
    });
  }
  return claiming;
};
