import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { environmentOf, keyIdOf } from '../../apiKeys/keyText.ts';
import { isAllowedAddress } from '../../apiKeys/networks.ts';
import { type KeyProblem, keyStatusOf, may } from '../../contract/index.ts';
import type { KeyDocument } from '../../documents/apiKeys.ts';
import { ApiError } from '../../errors.ts';
import { keyEnvironment, keyPeppers } from '../../params.ts';
import { type Account, activeAccount, isStaff } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { forItself } from '../../store/accounts/caller.ts';
import type { CallerKey } from '../../store/accounts/callerKey.ts';
import { noteKeyUse, readKey, readKeyLately } from '../../store/apiKeys.ts';
import { readMembership } from '../../store/memberships.ts';
import type { Found } from '../../store/reads/queries.ts';
import { addressOf } from '../addresses/callerAddress.ts';
import { isWrite } from './isWrite.ts';

type KeyCall = Pick<Request, 'ip' | 'ips' | 'method' | 'path'>;

const refused = (keyProblem: KeyProblem) => new ApiError('key-refused', { keyProblem });

/**
 * The ids that a key can have: the first one by the current pepper. Throws `key-refused` for one with
 * a typo, or of the other environment.
 */
const idsOf = (text: string): [current: string, ...before: string[]] => {
  const environment = environmentOf(text);
  if (environment === undefined) throw refused('malformed');
  const [pepper, ...before] = keyPeppers();
  if (environment !== keyEnvironment() || pepper === undefined) throw refused('environment');
  return [keyIdOf(pepper, text), ...before.map((one) => keyIdOf(one, text))];
};

const windowMs = 60_000;
const unknownPerAddress = 60;

/**
 * The ids of the keys that this instance has found, by those with the current pepper, and how many
 * keys each address has sent that do not exist.
 */
const found = new LRUCache<string, string>({ max: 10_000 });
const unknown = new LRUCache<string, number>({ max: 10_000, ttl: windowMs, noUpdateTTL: true });

/** The keys that are looked for right now, by their current ids: whether there is one. */
const lookedFor = new Map<string, Promise<boolean>>();

type ReadKey = typeof readKey;

type KeyIds = ReturnType<typeof idsOf>;

const readFirst = async (
  ids: readonly string[],
  read: ReadKey,
): Promise<Found<KeyDocument> | undefined> => {
  const all = await Promise.all(
    ids.map(async (id) => {
      const content = await read(id);
      return content && { id, content };
    }),
  );
  return all.find((one) => one !== undefined);
};

/**
 * Looks for a key that this instance has not found yet. One that does not exist costs a read for each
 * pepper each time, so an address may send few of them a minute. Throws `rate-limited`.
 */
const lookFor = async (
  ids: KeyIds,
  address: string,
  read: ReadKey,
): Promise<Found<KeyDocument> | undefined> => {
  const [current] = ids;
  const count = unknown.get(address) ?? 0;
  if (count >= unknownPerAddress) throw new ApiError('rate-limited');
  // Before the read: calls with other keys at the same time count, too.
  unknown.set(address, count + 1);
  const reading = readFirst(ids, read);
  const exists = reading.then(
    (stored) => stored !== undefined,
    () => true,
  );
  lookedFor.set(current, exists);
  try {
    const stored = await reading;
    if (stored) {
      found.set(current, stored.id);
      unknown.set(address, Math.max((unknown.get(address) ?? 0) - 1, 0));
    }
    return stored;
  } finally {
    lookedFor.delete(current);
  }
};

/** Finds a key. Calls with the same new key at the same time wait for the first one, and count once. */
const find = async (ids: KeyIds, call: KeyCall): Promise<Found<KeyDocument>> => {
  const read = isWrite(call) ? readKey : readKeyLately;
  const [current] = ids;
  const mayExist = found.has(current) || (await lookedFor.get(current)) !== false;
  if (!mayExist) throw refused('unknown');
  const id = found.get(current);
  const stored =
    id === undefined ? await lookFor(ids, addressOf(call), read) : await readFirst([id], read);
  if (!stored) throw refused('unknown');
  return stored;
};

/** Throws `key-refused` for a key that has ended, and while its company is not active. */
const checkStatus = (stored: KeyDocument): void => {
  const status = keyStatusOf(stored, new Date());
  if (status !== 'active') throw refused(status);
  if (stored.owner !== null && stored.companyStatus !== 'active') throw refused('company');
};

/** For which company a key acts. Throws `key-refused` if its creator has lost the right to it. */
const companyOf = async (
  { owner }: Pick<KeyDocument, 'owner'>,
  { uid }: Pick<Account, 'uid'>,
): Promise<CallerKey['company']> => {
  if (owner === null) return null;
  const membership = await readMembership(owner, uid);
  if (!membership || !may(membership.role, 'manage')) throw refused('creator');
  return { id: owner, membership };
};

const creatorOf = async ({ creator, owner }: KeyDocument): Promise<Account> => {
  const account = await activeAccount(creator.uid);
  if (!account || (owner === null && !isStaff(account))) throw refused('creator');
  return account;
};

/**
 * Identifies the caller by an API key: the account of its creator, with no more than the rights of both.
 * Changes read the key as it is now, other calls as it was at most five seconds ago. Throws
 * `key-refused` with the reason, and `rate-limited`.
 */
export const authenticateKey = async (
  text: string,
  call: KeyCall,
): Promise<Omit<Caller, 'requestId'>> => {
  const { id, content: stored } = await find(idsOf(text), call);
  checkStatus(stored);
  if (!isAllowedAddress(stored.addresses, call.ip ?? '')) throw refused('address');
  const [{ admin: isOfAdmin, ...account }, company] = await Promise.all([
    creatorOf(stored),
    companyOf(stored, stored.creator),
  ]);
  void noteKeyUse(id, stored);
  const { name, prefix, permissions } = stored;
  const key = { id, name, prefix, permissions, isOfAdmin, company };
  return { ...forItself({ ...account, admin: false }), permissions: [], key };
};

/** Throws `key-refused` if a key is refused now: each transaction of a call checks it again. */
export const confirmKey = async ({ id, company }: CallerKey, uid: string): Promise<void> => {
  const stored = await readKey(id);
  if (!stored) throw refused('unknown');
  checkStatus(stored);
  if (company) await companyOf(stored, { uid });
};
