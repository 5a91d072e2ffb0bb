import type {
  NewSecondFactor,
  Proof,
  RecoveryCodes,
  SecondFactor,
  Updated,
} from '../../contract/index.ts';
import { codeWaitMinutes } from '../../contract/index.ts';
import type { SecondFactorDocument } from '../../documents/people/secondFactors.ts';
import { ApiError } from '../../errors.ts';
import { type Account, findAccount } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { permissionsNow } from '../../store/accounts/standing.ts';
import { recordAudit } from '../../store/audit.ts';
import { secondFactors } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { type Prover, proofEnd } from '../../store/proofs.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkGrant } from '../accounts/grants.ts';
import { readMailShop } from '../mail/queueMail.ts';
import { newRecoveryCodes, newSecret, secretAddress, tryCode } from './codes.ts';
import { queueFactorMail } from './factorMail.ts';

/** The second factor of the caller. */
export const readSecondFactor = async ({ uid }: Pick<Caller, 'uid'>): Promise<SecondFactor> => {
  const stored = await readDocument(secondFactors.doc(uid));
  if (!stored?.since) return { since: null, recoveryCodesLeft: 0 };
  return { since: stored.since.toISOString(), recoveryCodesLeft: stored.recoveryHashes.length };
};

/** Runs work on the second factor of an account in a transaction, which is recognised afterwards. */
const change = <Result>(
  uid: string,
  work: (
    transaction: Transaction,
    stored: SecondFactorDocument | undefined,
  ) => Promise<Result> | Result,
): Promise<Result> => {
  const reference = secondFactors.doc(uid);
  return transact(async (transaction) => work(transaction, await transaction.read(reference)), {
    confirmBy: { reference, shows: ({ changeId }, id) => changeId === id },
  });
};

const nothingTried = { lastStep: 0, recoveryHashes: [], wrongCodes: 0, waitUntil: null };

/**
 * Creates a secret for an authenticator app, which replaces one that no code has confirmed. Throws
 * `second-factor-on`, and `user-not-found` for an account that is being deleted.
 */
export const startSecondFactor = async ({
  uid,
  email,
}: Pick<Caller, 'uid' | 'email'>): Promise<NewSecondFactor> => {
  const { name } = await readMailShop();
  const secret = newSecret();
  await change(uid, async (transaction, stored) => {
    if (stored?.since) throw new ApiError('second-factor-on');
    const { id: changeId } = transaction;
    const content = { secret, since: null, ...nothingTried, proof: null, changeId };
    if (stored) return transaction.update(secondFactors.doc(uid), content);
    await refuseIfDeleted(transaction, uid);
    transaction.create(secondFactors.doc(uid), content);
  });
  return { acknowledged: true, secret, address: secretAddress(secret, name, email) };
};

/** Stores that a code was tried. The attempt counts also if the code is wrong. */
const spendCode = async <Added extends Partial<SecondFactorDocument>>(
  uid: string,
  code: string,
  check: (stored: SecondFactorDocument) => void,
  added: (transaction: Transaction, now: Date) => Added,
): Promise<Added> => {
  const result = await change(uid, (transaction, stored) => {
    if (!stored) throw new ApiError('second-factor-off');
    check(stored);
    const now = new Date();
    const { isRight, ...tried } = tryCode(stored, code, now);
    const more = isRight ? added(transaction, now) : undefined;
    transaction.update(secondFactors.doc(uid), { ...tried, ...more, changeId: transaction.id });
    return { more, isWaiting: tried.waitUntil !== null };
  });
  if (result.more) return result.more;
  throw new ApiError('code-refused', {
    waitMinutes: result.isWaiting ? codeWaitMinutes : 0,
    errors: { code: result.isWaiting ? 'Too many wrong codes' : 'This code is wrong or was used' },
  });
};

const proofOf = ({ session: { signedInAt } }: Prover, now: Date) => ({
  signedInAt,
  until: proofEnd(now),
});

/**
 * Turns on the second factor of the caller with the first code of the app, which also proves who is
 * there. Throws `second-factor-off` if none was started, `second-factor-on` and `code-refused`.
 */
export const confirmSecondFactor = async (
  code: string,
  caller: Caller & Prover,
): Promise<RecoveryCodes> => {
  const { codes, hashes: recoveryHashes } = newRecoveryCodes();
  const shop = await readMailShop();
  const refuseIfOn = ({ since }: SecondFactorDocument) => {
    if (since) throw new ApiError('second-factor-on');
  };
  await spendCode(caller.uid, code, refuseIfOn, (transaction, now) => {
    queueFactorMail(transaction, { account: caller, change: 'on' }, shop);
    return { since: now, recoveryHashes, proof: proofOf(caller, now) };
  });
  return { acknowledged: true, recoveryCodes: codes };
};

const refuseIfOff = ({ since }: SecondFactorDocument): void => {
  if (!since) throw new ApiError('second-factor-off');
};

/**
 * Proves who is there, for this session and ten minutes. Throws `second-factor-off` and
 * `code-refused`.
 */
export const proveIdentity = async (code: string, prover: Prover): Promise<Proof> => {
  const { proof } = await spendCode(prover.uid, code, refuseIfOff, (_, now) => ({
    proof: proofOf(prover, now),
  }));
  return { acknowledged: true, until: proof.until.toISOString() };
};

/** Replaces the recovery codes. Throws `second-factor-off`. */
export const renewRecoveryCodes = async ({ uid }: Pick<Caller, 'uid'>): Promise<RecoveryCodes> => {
  const { codes, hashes: recoveryHashes } = newRecoveryCodes();
  await change(uid, (transaction, stored) => {
    if (!stored) throw new ApiError('second-factor-off');
    refuseIfOff(stored);
    transaction.update(secondFactors.doc(uid), { recoveryHashes, changeId: transaction.id });
  });
  return { acknowledged: true, recoveryCodes: codes };
};

const toUpdated = (isChanged: boolean): Updated => ({
  acknowledged: true,
  matchedCount: 1,
  modifiedCount: isChanged ? 1 : 0,
});

/** Turns off the second factor of the caller, if it is on. */
export const removeSecondFactor = async (caller: Caller): Promise<Updated> => {
  const shop = await readMailShop();
  return change(caller.uid, (transaction, stored) => {
    if (stored) transaction.remove(secondFactors.doc(caller.uid));
    if (stored?.since) queueFactorMail(transaction, { account: caller, change: 'off' }, shop);
    return toUpdated(stored !== undefined);
  });
};

const recordReset = (
  transaction: Transaction,
  { uid, email }: Account,
  reason: string,
  caller: Caller,
): void =>
  recordAudit(transaction, caller, {
    action: 'second-factor-reset',
    target: { kind: 'user', id: uid, label: email },
    before: {},
    after: { reason },
  });

/**
 * Turns off the second factor of another account, if it is on, and tells its owner. Throws
 * `forbidden` for one of the staff who may do what the caller may not, and `user-not-found`.
 */
export const resetSecondFactor = async (
  email: string,
  reason: string,
  caller: Caller,
): Promise<Updated> => {
  const [account, shop] = await Promise.all([findAccount(email, caller), readMailShop()]);
  if (!account) throw new ApiError('user-not-found');
  await checkGrant(caller, await permissionsNow(account));
  return change(account.uid, (transaction, stored) => {
    if (!stored?.since) return toUpdated(false);
    transaction.remove(secondFactors.doc(account.uid));
    queueFactorMail(transaction, { account, change: 'reset' }, shop);
    recordReset(transaction, account, reason, caller);
    return toUpdated(true);
  });
};

/** Deletes the second factor of an account that is deleted. */
export const removeSecondFactorOf = (uid: string): Promise<void> =>
  change(uid, (transaction, stored) => {
    if (stored) transaction.remove(secondFactors.doc(uid));
  });
