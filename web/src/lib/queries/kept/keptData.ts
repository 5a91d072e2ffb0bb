import { sharedStorage } from '../../browser/browserStorage.ts';

/** Raise it with each change of the API's responses that pages cannot read. */
export const format = 1;

const prefix = 'kept:';
const maxAgeMs = 7 * 24 * 3_600_000;

/** In characters: of a response, and of all that are kept. Browsers store 5 million. */
export const keptLimits = { entry: 200_000, total: 1_000_000 };

/** A format, the time of the response, the checksum and the response. */
const entry = /^(\d+) (\d+) (\w+) (.*)$/s;

export const keyOf = (owner: string, queryHash: string) => `${prefix}${owner}:${queryHash}`;

/** Query hashes are JSON lists; an account's id may have any character but a bracket. */
const ownerOf = (key: string): string => key.slice(prefix.length, key.indexOf(':['));

export const keptKeys = () => sharedStorage.keys().filter((key) => key.startsWith(prefix));

/** FNV-1a. It also covers the key and the time: a response of another account does not match. */
export const checksumOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
};

export const checkedText = (key: string, at: number, json: string) => `${key} ${at} ${json}`;

interface Stored {
  /** In ms since 1970. */
  at: number;
  checksum: string;
  json: string;
}

/** The entry of a key while it is not too old; null for a text that is none. */
export const readEntry = (key: string, now: number): Stored | null => {
  const [, version, time, checksum = '', json = ''] =
    entry.exec(sharedStorage.read(key) ?? '') ?? [];
  const at = Number(time);
  const isCurrent = Number(version) === format && at <= now && now - at < maxAgeMs;
  return isCurrent && json.length <= keptLimits.entry ? { at, checksum, json } : null;
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** A response of an earlier visit, and its time in ms since 1970. */
export interface KeptData<Data> {
  data: Data;
  at: number;
}

/** What a query of this owner had last; undefined if that is damaged, too old, or of another. */
export const readKept = <Data>(owner: string, queryHash: string): KeptData<Data> | undefined => {
  const key = keyOf(owner, queryHash);
  const stored = readEntry(key, Date.now());
  if (stored && checksumOf(checkedText(key, stored.at, stored.json)) === stored.checksum) {
    const data = parse(stored.json);
    if (data !== undefined) return { data: data as Data, at: stored.at };
  }
  if (sharedStorage.read(key) !== null) sharedStorage.remove(key);
  return undefined;
};

/** Removes all kept data of one owner. */
export const removeKeptOf = (owner: string): void => {
  for (const key of keptKeys()) if (ownerOf(key) === owner) sharedStorage.remove(key);
};

/** The account of an owner, which may buy for a company. */
const accountOf = (owner: string): string => owner.replace(/ company-\w+$/, '');

/** Removes all kept data but the current ones of this account, for whomever it buys. */
export const removeKept = (except?: string): void => {
  const now = Date.now();
  for (const key of keptKeys()) {
    if (accountOf(ownerOf(key)) !== except || readEntry(key, now) === null) {
      sharedStorage.remove(key);
    }
  }
};
