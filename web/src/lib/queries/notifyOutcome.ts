import { enqueueSnackbar } from 'notistack';
import { messageOf } from '../api/messages.ts';
import type { BulkResult } from './runBulk.ts';

/** The words for an action on several items. */
interface ActionWords<Item> {
  /** The singular: `tool`. */
  noun: string;
  /** Its plural, if it does not end in s alone. */
  plural?: string;
  /** The participle, as in 'deleted'. */
  done: string;
  nameOf: (item: Item) => string;
  /** Why the action failed, if the standard message does not say enough. */
  reasonOf?: (error: unknown) => string;
}

/** The most names that a notification lists. */
const maxNames = 3;

const countOf = (count: number, { noun, plural = `${noun}s` }: { noun: string; plural?: string }) =>
  `${count} ${count === 1 ? noun : plural}`;

const listOf = (names: string[]) => {
  const more = names.length - maxNames;
  return more > 0 ? `${names.slice(0, maxNames).join(', ')} and ${more} more` : names.join(', ');
};

/** The number of successes, or undefined if there are none. */
export const doneText = <Item>({ done }: BulkResult<Item>, words: ActionWords<Item>) =>
  done.length > 0 ? `${countOf(done.length, words)} ${words.done}` : undefined;

/** The failures by reason, or undefined if there are none. */
export const failedText = <Item>({ failed }: BulkResult<Item>, words: ActionWords<Item>) => {
  if (failed.length === 0) return undefined;
  const { reasonOf = messageOf } = words;
  const byReason = Map.groupBy(failed, ({ error }) => reasonOf(error));
  const reasons = [...byReason].map(
    ([reason, those]) => `${listOf(those.map(({ item }) => words.nameOf(item)))}: ${reason}`,
  );
  return [`${countOf(failed.length, words)} not ${words.done}.`, ...reasons].join(' ');
};

/** Notifies of the outcome of an action on several items: successes, and failures with reasons. */
export const notifyOutcome = <Item>(outcome: BulkResult<Item>, words: ActionWords<Item>): void => {
  const done = doneText(outcome, words);
  const failed = failedText(outcome, words);
  if (done) enqueueSnackbar(done, { variant: 'success' });
  if (failed) enqueueSnackbar(failed, { variant: 'error' });
};
