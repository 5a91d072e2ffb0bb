import { randomUUID } from 'node:crypto';
import {
  type Company,
  type CompanyRole,
  type CompanySignUpInput,
  companySignUpSchema,
  type DecidedStatus,
  type InvitationInput,
  type JoinedCompany,
  type MailKind,
  type SignedUpCompany,
} from '../../contract/index.ts';
import { mail } from '../../store/collections/collections.ts';
import { registerVerified, type TestAccount } from '../api/accounts.ts';
import { expectStatus, send } from '../api/api.ts';
import { validForms } from '../inputs/validForms.ts';

/** A valid sign-up with some other fields. */
export const signUpOf = (fields: Partial<CompanySignUpInput> = {}): CompanySignUpInput => ({
  ...companySignUpSchema.cast(validForms.companySignUp),
  ...fields,
});

/** Signs a company up. It waits for the decision of staff. */
export const signUp = async (
  { token }: TestAccount,
  fields: Partial<CompanySignUpInput> = {},
): Promise<Company> => {
  const response = await send('POST', '/company', { token, json: signUpOf(fields) });
  return (await expectStatus<SignedUpCompany>(response, 201)).company;
};

/** Moves a company to another status as an admin. */
export const moveCompany = async (
  { token }: TestAccount,
  id: string,
  to: DecidedStatus,
  details: object = { reason: 'For a test' },
): Promise<Company> => {
  const json = { to, ...details };
  const response = await send('POST', `/company/${id}/transitions`, { token, json });
  return (await expectStatus<{ company: Company }>(response, 200)).company;
};

/** An active company of an owner. */
export const activeCompany = async (owner: TestAccount, admin: TestAccount): Promise<Company> => {
  const { _id } = await signUp(owner, { name: `Joinery ${randomUUID()}` });
  return moveCompany(admin, _id, 'active');
};

/** A valid invitation with some other fields. */
export const invitationOf = (
  email: string,
  fields: Partial<InvitationInput> = {},
): InvitationInput => ({ email, role: 'buyer', orderLimit: null, budget: null, ...fields });

/** Sends an invitation as an owner. */
export const invite = (
  { token }: TestAccount,
  companyId: string,
  input: InvitationInput,
): Promise<Response> => send('POST', `/company/${companyId}/invitations`, { token, json: input });

/** The token in the last mail of a kind to an address: nothing else contains it. */
const tokenIn = async (kind: MailKind, email: string): Promise<string> => {
  const { docs } = await mail.where('to', 'array-contains', email).get();
  const [last] = docs
    .map((snapshot) => snapshot.data())
    .filter((one) => one.kind === kind)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const token = /invitation#([\w-]+)/.exec(last?.message.text ?? '')?.[1];
  if (!token) throw new Error(`There is no invitation in the mails to ${email}`);
  return token;
};

/** The token in the last mail with an invitation to a company. */
export const tokenFor = (email: string): Promise<string> => tokenIn('invitation', email);

/** The token in the last mail with an invitation to the staff. */
export const staffTokenFor = (email: string): Promise<string> => tokenIn('staff-invitation', email);

/** Accepts the last invitation to an account. */
export const accept = async ({ email, token }: TestAccount): Promise<Response> =>
  send('POST', '/invitation/acceptance', { token, json: { token: await tokenFor(email) } });

/** Registers an account that joins a company with a role. */
export const newMember = async (
  owner: TestAccount,
  companyId: string,
  role: CompanyRole,
  fields: Partial<InvitationInput> = {},
): Promise<TestAccount> => {
  const account = await registerVerified({ displayName: `A ${role}` });
  const input = invitationOf(account.email, { ...fields, role });
  await expectStatus(await invite(owner, companyId, input), 201);
  await expectStatus<JoinedCompany>(await accept(account), 201);
  return account;
};

/** An active company with a member of each role. */
export const companyWithRoles = async (admin: TestAccount) => {
  const owner = await registerVerified({ displayName: 'An owner' });
  const company = await activeCompany(owner, admin);
  const [approver, buyer, bookkeeper] = await Promise.all(
    (['approver', 'buyer', 'bookkeeper'] as const).map((role) =>
      newMember(owner, company._id, role),
    ),
  );
  return {
    company,
    members: { owner, approver, buyer, bookkeeper } as Record<CompanyRole, TestAccount>,
  };
};
