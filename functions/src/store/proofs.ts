import { type ProofKind, proofMinutes } from '../contract/index.ts';
import type { SecondFactorDocument } from '../documents/people/secondFactors.ts';
import { ApiError } from '../errors.ts';
import type { Account, Credential } from './accounts/accounts.ts';
import { secondFactors } from './collections/collections.ts';
import { readDocument } from './reads/documents.ts';
import type { Transaction } from './writes/transaction.ts';

/** An account, and the session in which it proves who it is. */
export type Prover = Pick<Account, 'uid'> & Pick<Credential, 'session'>;

/** Until when a proof holds. */
export const proofEnd = (given: Date): Date => new Date(given.getTime() + proofMinutes * 60_000);

/** How the caller has to prove who they are; undefined if a proof holds. */
const missingProof = (
  stored: SecondFactorDocument | undefined,
  { session: { signedInAt } }: Prover,
): ProofKind | undefined => {
  const now = new Date();
  if (stored?.since) {
    const { proof } = stored;
    return proof?.signedInAt === signedInAt && proof.until > now ? undefined : 'code';
  }
  return proofEnd(new Date(signedInAt * 1_000)) > now ? undefined : 'sign-in';
};

const refuseWithout = (missing: ProofKind | undefined): void => {
  if (missing) throw new ApiError('proof-required', { proof: missing });
};

/**
 * Requires a proof that the owner of the account is there, not older than ten minutes: a code in
 * this session or, for an account without a second factor, the sign-in. Costs one read. Throws
 * `proof-required` with what is missing.
 */
export const requireProofOf = async (prover: Prover): Promise<void> =>
  refuseWithout(missingProof(await readDocument(secondFactors.doc(prover.uid)), prover));

/** Like `requireProofOf`, within a transaction. */
export const requireProofWithin = async (transaction: Transaction, prover: Prover): Promise<void> =>
  refuseWithout(missingProof(await transaction.read(secondFactors.doc(prover.uid)), prover));
