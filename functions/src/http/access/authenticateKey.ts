import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { environmentOf, keyIdOf } from '../../apiKeys/keyText.ts';
import { isAllowedAddress } from '../../apiKeys/networks.ts';
import { type KeyProblem, keyStatusOf, may } from '../../contract/index.ts';
import type { KeyDocument } from '../../documents/apiKeys.ts';
import { ApiError } from '../../errors.ts';
import { keyEnvironment, keyPepper } from '../../params.ts';
import { type Account, activeAccount, isStaff } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { forItself } from '../../store/accounts/caller.ts';
import type { CallerKey } from '../../store/accounts/callerKey.ts';
import { noteKeyUse, readKey, readKeyLately } from '../../store/apiKeys.ts';
import { readMembership } from '../../store/memberships.ts';
import { addressOf } from '../addresses/callerAddress.ts';
import { isWrite } from './isWrite.ts';

type KeyCall = Pick<Request, 'ip' | 'ips' | 'method' | 'path'>;

const refused = (keyProblem: KeyProblem) => new ApiError('key-refused', { keyProblem });

/** The id of a key. Throws `key-refused` for one with a typo, or of the other environment. */
const idOf = (text: string): string => {
  const environment = environmentOf(text);
  if (environment === undefined) throw refused('malformed');
  const pepper = keyPepper();
  if (environment !== keyEnvironment() || pepper === undefined) throw refused('environment');
  return keyIdOf(pepper, text);
};

const windowMs = 60_000;
const unknownPerAddress = 60;

/** The keys that this instance has found, and how many each address has sent that do not exist. */
const found = new LRUCache<string, true>({ max: 10_000 });
const unknown = new LRUCache<string, number>({ max: 10_000, ttl: windowMs, noUpdateTTL: true });

/** The keys that are looked for right now, by their ids: whether there is one. */
const lookedFor = new Map<string, Promise<boolean>>();

type ReadKey = typeof readKey;

/**
 * Looks for a key that this instance has not found yet. One that does not exist costs a read each time,
 * so an address may send few of them a minute. Throws `rate-limited`.
 */
const lookFor = async (
  id: string,
  address: string,
  read: ReadKey,
): Promise<KeyDocument | undefined> => {
  const count = unknown.get(address) ?? 0;
  if (count >= unknownPerAddress) throw new ApiError('rate-limited');
  // Before the read: calls with other keys at the same time count, too.
  unknown.set(address, count + 1);
  const reading = read(id);
  const exists = reading.then(
    (stored) => stored !== undefined,
    () => true,
  );
  lookedFor.set(id, exists);
  try {
    const stored = await reading;
    if (stored) {
      found.set(id, true);
      unknown.set(address, Math.max((unknown.get(address) ?? 0) - 1, 0));
    }
    return stored;
  } finally {
    lookedFor.delete(id);
  }
};

/** Finds a key. Calls with the same new key at the same time wait for the first one, and count once. */
const find = async (id: string, call: KeyCall): Promise<KeyDocument> => {
  const read = isWrite(call) ? readKey : readKeyLately;
  const mayExist = found.has(id) || (await lookedFor.get(id)) !== false;
  if (!mayExist) throw refused('unknown');
  const stored = found.has(id) ? await read(id) : await lookFor(id, addressOf(call), read);
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
  const id = idOf(text);
  const stored = await find(id, call);
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
