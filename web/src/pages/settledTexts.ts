import type { BulkResult } from '../components/runBulk.ts';
import { messageOf } from '../messages.ts';

/** How an act on several is told. */
export interface ActWords<Item> {
  /** One of them, to which an s makes several. */
  noun: string;
  /** What has become of them, as in 'deleted'. */
  done: string;
  nameOf: (item: Item) => string;
}

/** As many names as a notice has room for. */
const named = 3;

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const listOf = (names: string[]) => {
  const more = names.length - named;
  return more > 0 ? `${names.slice(0, named).join(', ')} and ${more} more` : names.join(', ');
};

/** What was done, or undefined where nothing was. */
export const doneText = <Item>({ done }: BulkResult<Item>, words: ActWords<Item>) =>
  done.length > 0 ? `${countOf(done.length, words.noun)} ${words.done}` : undefined;

/** What was not done, and why, or undefined where everything was. */
export const failedText = <Item>({ failed }: BulkResult<Item>, words: ActWords<Item>) => {
  if (failed.length === 0) return undefined;
  const byReason = Map.groupBy(failed, ({ error }) => messageOf(error));
  const reasons = [...byReason].map(
    ([reason, those]) => `${listOf(those.map(({ item }) => words.nameOf(item)))}: ${reason}`,
  );
  return [`${countOf(failed.length, words.noun)} not ${words.done}.`, ...reasons].join(' ');
};
