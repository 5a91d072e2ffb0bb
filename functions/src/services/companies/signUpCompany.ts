import {
  type CompanySignUpInput,
  type CompanyStatus,
  companyIdOf,
  companyLimits,
  companyNumberOf,
  initialCompanyStatus,
  isUndecided,
  may,
  type SignedUpCompany,
  tooManyMembershipsMessage,
  tooManySignUpsMessage,
  usualApprovalRules,
  withCountry,
} from '../../contract/index.ts';
import type { CompanyDocument, MembershipDocument } from '../../documents/people/companies.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { companyTarget, recordAudit } from '../../store/audit.ts';
import { companies, customers, memberships } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { membershipIdOf, readMembership } from '../../store/memberships.ts';
import { countDocuments } from '../../store/reads/queries.ts';
import { type IdempotentRequest, keyedIdOf } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { completedAddress } from '../accounts/completedAddress.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { mailSignUp } from './members/companyNotices.ts';
import { searchFields, statusFields, toCompany } from './stored/companies.ts';
import { memberName } from './stored/storedMembers.ts';

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

/** Numbers are derived from six characters only, so one may be taken. */
const freeNumber = async (id: string, attempt = 0): Promise<string> => {
  const number = companyNumberOf(attempt === 0 ? id : `${id}/${attempt}`);
  const isTaken = (await countDocuments(companies.where('number', '==', number))) > 0;
  return isTaken ? freeNumber(id, attempt + 1) : number;
};

/** The data of a new company besides its details. */
interface SignUp {
  number: string;
  status: CompanyStatus;
  transitionId: string;
  country: string;
}

const toDocument = (
  { position, ...details }: CompanySignUpInput,
  { uid, email, displayName }: Caller,
  { number, status, transitionId, country }: SignUp,
): CompanyDocument => {
  const at = new Date();
  const actor = isUndecided(status) ? 'owner' : 'system';
  const requestedBy = { uid, email, name: memberName({ displayName, email }), position };
  const company = {
    ...withCountry(details, country),
    billingAddress: completedAddress(details.billingAddress, country, 'billingAddress.'),
    number,
    requestedBy,
  };
  return {
    ...company,
    ...statusFields(status),
    ...searchFields(company),
    version: transitionId,
    approval: usualApprovalRules,
    memberCount: 1,
    ownerCount: 1,
    history: [{ status, actor, uid: actor === 'owner' ? uid : null, at, transitionId }],
    createdAt: at,
    updatedAt: at,
  };
};

const firstOwner = (
  companyId: string,
  { uid, email, displayName }: Caller,
  { version, createdAt }: CompanyDocument,
): MembershipDocument => ({
  companyId,
  uid,
  name: memberName({ displayName, email }),
  email,
  role: 'owner',
  orderLimit: null,
  budget: null,
  invitedBy: null,
  joinedAt: createdAt,
  version,
});

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
    const company = toDocument(input, caller, {
      number: await freeNumber(id),
      status: initialCompanyStatus(settings),
      transitionId: transaction.id,
      country: seller.country,
    });
    transaction.create(companies.doc(id), company);
    const member = firstOwner(id, caller, company);
    transaction.create(memberships.doc(membershipIdOf(id, caller.uid)), member);
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
