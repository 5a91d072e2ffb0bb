import {
  type CompanySignUpInput,
  companyIdOf,
  companyLimits,
  initialCompanyStatus,
  isUndecided,
  may,
  type SignedUpCompany,
  tooManyMembershipsMessage,
  tooManySignUpsMessage,
} from '../../contract/index.ts';
import type { CompanyDocument } from '../../documents/people/companies.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { companyTarget, recordAudit } from '../../store/audit.ts';
import { companies, customers, memberships } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readMembership } from '../../store/memberships.ts';
import { countDocuments } from '../../store/reads/queries.ts';
import { type IdempotentRequest, keyedIdOf } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { mailSignUp } from './members/companyNotices.ts';
import { createCompany } from './newCompany.ts';
import { toCompany } from './stored/companies.ts';

/**
 * Takes one of the places for sign-ups that wait. Those of an account at the same time write the
 * same document, which is read before they are counted, so each counts those before it.
 */
const takePlace = async (transaction: Transaction, uid: string, companyId: string) => {
  const reference = customers.doc(uid);
  const customer = await transaction.read(reference);
  const waiting = companies.where('requestedBy.uid', '==', uid).where('status', '==', 'requested');
  if ((await countDocuments(waiting)) >= companyLimits.openSignUps) {
    throw validationError({ name: tooManySignUpsMessage });
  }
  const own = memberships.where('uid', '==', uid);
  if ((await countDocuments(own)) >= companyLimits.memberships) {
    throw validationError({ name: tooManyMembershipsMessage });
  }
  const change = { lastCompanyId: companyId };
  if (customer) transaction.update(reference, change);
  else transaction.create(reference, change);
};

const toSignedUp = (id: string, company: CompanyDocument): SignedUpCompany => ({
  acknowledged: true,
  insertedId: id,
  company: toCompany(id, company),
});

/** Throws for an account that is no longer an owner of the company that it has signed up. */
const checkOwner = async (key: string | undefined, { uid }: Caller): Promise<void> => {
  const member = await readMembership(companyIdOf(keyedIdOf(uid, key)), uid);
  if (!member) throw new ApiError('not-a-member');
  if (!may(member.role, 'manage')) throw new ApiError('role-forbidden');
};

/**
 * Signs a company up, with the caller as its owner. Staff decide about it, unless the shop's
 * settings make it active. The id of the company is derived from account and idempotency key: a
 * retry gets the first response. Throws `email-not-verified`, `validation` when the
 * account has too many companies or sign-ups that wait, `user-not-found` when it is being deleted,
 * and `idempotency-conflict`.
 */
export const signUpCompany = async (
  { input, key }: IdempotentRequest<CompanySignUpInput>,
  caller: Caller,
  read: ReadSettings = readSettings,
): Promise<SignedUpCompany> => {
  if (!caller.emailVerified) throw new ApiError('email-not-verified');
  const checkRights = () => checkOwner(key, caller);
  return once({ caller: caller.uid, key, input, checkRights }, async (transaction) => {
    const id = companyIdOf(transaction.id);
    const { seller, ...settings } = await read();
    await refuseIfDeleted(transaction, caller.uid);
    await takePlace(transaction, caller.uid, id);
    const status = initialCompanyStatus(settings);
    const company = await createCompany(transaction, input, {
      id,
      owner: caller,
      status,
      by: isUndecided(status)
        ? { actor: 'owner', uid: caller.uid }
        : { actor: 'system', uid: null },
      country: seller.country,
    });
    recordAudit(transaction, caller, {
      action: 'company-requested',
      target: companyTarget(id, company),
      before: {},
      after: { name: company.name, status: company.status },
    });
    await mailSignUp(transaction, { id, company });
    return toSignedUp(id, company);
  });
};
