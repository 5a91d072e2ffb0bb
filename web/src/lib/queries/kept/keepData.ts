import { sharedStorage } from '../../browser/browserStorage.ts';
import {
  checkedText,
  checksumOf,
  format,
  type KeptData,
  keptKeys,
  keptLimits,
  keyOf,
  readEntry,
} from './keptData.ts';

/** Removes the oldest entries until there is room. */
const makeRoom = (size: number): void => {
  const now = Date.now();
  const entries = keptKeys()
    .map((key) => ({
      key,
      at: readEntry(key, now)?.at ?? 0,
      size: sharedStorage.read(key)?.length ?? 0,
    }))
    .sort((one, other) => one.at - other.at);
  let total = entries.reduce((sum, each) => sum + each.size, size);
  for (const oldest of entries) {
    if (total <= keptLimits.total) return;
    sharedStorage.remove(oldest.key);
    total -= oldest.size;
  }
};

/** Keeps a response for the next visit; one that is too large is not kept, and nothing earlier. */
export const keepData = (owner: string, queryHash: string, { data, at }: KeptData<unknown>) => {
  const key = keyOf(owner, queryHash);
  sharedStorage.remove(key);
  const json = JSON.stringify(data);
  if (json === undefined || json.length > keptLimits.entry) return;
  const text = `${format} ${at} ${checksumOf(checkedText(key, at, json))} ${json}`;
  makeRoom(text.length);
  sharedStorage.cache(key, text);
};
