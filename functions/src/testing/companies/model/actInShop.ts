/** What the model of a company does, done with the shop's services. */
import { defaultSettings } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import { acceptInvitation } from '../../../services/companies/members/acceptInvitation.ts';
import { inviteMember } from '../../../services/companies/members/invitations.ts';
import { removeMember, updateMember } from '../../../services/companies/members/members.ts';
import { signUpCompany } from '../../../services/companies/signUpCompany.ts';
import { transitionCompany } from '../../../services/companies/transitionCompany.ts';
import { updateCompany } from '../../../services/companies/updateCompany.ts';
import { placeOrder } from '../../../services/ordering/placing/placeOrder.ts';
import { transitionOrder } from '../../../services/ordering/status/transitionOrder.ts';
import { approveRequest } from '../../../services/requests/approveRequest.ts';
import { rejectRequest, withdrawRequest } from '../../../services/requests/endRequest.ts';
import { expireRequests } from '../../../services/requests/expireRequests.ts';
import { sendRequest } from '../../../services/requests/sendRequest.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { companies, memberships, tools } from '../../../store/collections/collections.ts';
import { membershipIdOf, readMembership } from '../../../store/memberships.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { orderInput } from '../../orders/orders.ts';
import { newAdmin, newBuyer, pay, storedOrder } from '../../orders/prepaidOrders.ts';
import { createTool } from '../../tools/tools.ts';
import { invitationOf, signUpOf, tokenFor } from '../companies.ts';
import { type ActionOf, at, type CompanyAction, type Outcome } from './actInModel.ts';
import type { CompanyModel, Person } from './companyModel.ts';

/** A company in the shop, with the people of the model. */
export interface ShopCompany {
  companyId: string;
  toolId: string;
  admin: Caller;
  people: Caller[];
}

const activeAtOnce = async () => ({ ...defaultSettings, reviewCompanies: false });

/** Signs a company up for the first of so many people, with a tool to buy. */
export const newShopCompany = async (peopleCount: number, price: number): Promise<ShopCompany> => {
  const people = Array.from({ length: peopleCount }, (): Caller => newBuyer()) as [Caller];
  const signUp = { input: signUpOf(), key: undefined };
  const { insertedId } = await signUpCompany(signUp, people[0], activeAtOnce);
  const toolId = await createTool({ available: 1_000_000, price: price / 100 });
  return { companyId: insertedId, toolId, admin: newAdmin(), people };
};

/** What there is to act on; orders and requests are named by their places. */
export type Targets = Pick<CompanyModel, 'orders' | 'requests' | 'price'>;

/** What comes of an action in the shop, with the id of what it creates. */
export interface ShopOutcome {
  outcome: Outcome;
  id: string;
}

const key = undefined;

const personIn = ({ people }: ShopCompany, person: Person): Caller => {
  const found = people[person];
  if (!found) throw new Error(`There is no person ${person}`);
  return found;
};

/** A person who names the company, where the service itself looks for the membership. */
const namingCompany = (company: ShopCompany, person: Person): Caller => ({
  ...personIn(company, person),
  payerId: company.companyId,
});

/** A person whose membership was read before the service, as by the API. */
export const memberOf = async (company: ShopCompany, person: Person): Promise<Caller> => {
  const caller = namingCompany(company, person);
  const membership = await readMembership(company.companyId, caller.uid);
  if (!membership) throw new ApiError('not-a-member');
  return { ...caller, membership };
};

const linesOf = ({ toolId }: ShopCompany, pieces: number, price: number) => ({
  ...orderInput(),
  lines: [{ toolId, quantity: pieces, lineTotal: pieces * price }],
});

const order = async (
  company: ShopCompany,
  { does, by, pieces }: ActionOf<'order' | 'ask'>,
  { price }: Targets,
): Promise<string> => {
  const input = linesOf(company, pieces, price);
  const send = does === 'order' ? placeOrder : sendRequest;
  return (await send({ input, key }, namingCompany(company, by))).insertedId;
};

const approve = async (
  company: ShopCompany,
  { by, sees }: ActionOf<'approve'>,
  { id, price }: Targets['requests'][number],
  priceOfNow: number,
): Promise<unknown> => {
  const unitPrice = sees === 'old price' ? price : priceOfNow;
  const input = { lines: [{ toolId: company.toolId, unitPrice }] };
  return approveRequest(id, { input, key }, namingCompany(company, by));
};

const decide = async (
  company: ShopCompany,
  action: ActionOf<'approve' | 'reject' | 'withdraw'>,
  { requests, price }: Targets,
): Promise<unknown> => {
  const request = at(requests, action.request);
  if (!request) return nothing;
  if (action.does === 'approve') return approve(company, action, request, price);
  const caller = await memberOf(company, action.by);
  if (action.does === 'withdraw') return withdrawRequest(request.id, key, caller);
  return rejectRequest(request.id, { input: { reason: 'Too much' }, key }, caller);
};

const move = (id: string, to: 'cancelled' | 'confirmed', caller: Caller) => {
  const input = { to, reason: 'Not needed', carrier: '', trackingNumber: '' };
  return transitionOrder(id, { input, key }, caller);
};

const payAll = async (id: string, admin: Caller): Promise<unknown> => {
  const { status, total, paid } = await storedOrder(id);
  if (status === 'cancelled' || paid >= total) return nothing;
  return pay(id, total - paid, admin);
};

const handle = async (
  company: ShopCompany,
  action: ActionOf<'cancel' | 'confirm' | 'pay'>,
  { orders }: Targets,
): Promise<unknown> => {
  const placed = at(orders, action.order);
  const { admin } = company;
  if (!placed) return nothing;
  if (action.does === 'pay') return payAll(placed.id, admin);
  if (action.does === 'confirm') return move(placed.id, 'confirmed', admin);
  const caller = action.by === 'admin' ? admin : await memberOf(company, action.by);
  return move(placed.id, 'cancelled', caller);
};

const invite = async (
  company: ShopCompany,
  { by, whom, as }: ActionOf<'invite'>,
): Promise<unknown> => {
  const [inviter, invited] = [personIn(company, by), personIn(company, whom)];
  const input = invitationOf(invited.email, as);
  await inviteMember(company.companyId, { input, key }, inviter);
  return acceptInvitation(await tokenFor(invited.email), key, invited);
};

const changeMember = async (
  company: ShopCompany,
  { by, whom, to }: ActionOf<'change member'>,
): Promise<unknown> => {
  const { companyId } = company;
  const { uid } = personIn(company, whom);
  const stored = await readDocument(memberships.doc(membershipIdOf(companyId, uid)));
  const input = { ...to, version: stored?.version ?? '' };
  return updateMember(companyId, uid, input, personIn(company, by));
};

const changeRules = async (
  company: ShopCompany,
  { by, to: approval }: ActionOf<'change rules'>,
): Promise<unknown> => {
  const { companyId } = company;
  const { version = '' } = (await readDocument(companies.doc(companyId))) ?? {};
  const { position: _, ...details } = signUpOf();
  return updateCompany(companyId, { ...details, approval, version }, personIn(company, by));
};

const setStatus = ({ companyId, admin }: ShopCompany, to: 'suspended' | 'active') => {
  const input = { to, reason: 'For a test', agreed: undefined };
  return transitionCompany(companyId, { input, key }, admin);
};

const nothing = Symbol('nothing');

const act = async (
  company: ShopCompany,
  action: CompanyAction,
  targets: Targets,
): Promise<unknown> => {
  switch (action.does) {
    case 'wait':
      return targets.requests.some(({ status }) => status === 'pending') && expireRequests();
    case 'order':
    case 'ask':
      return order(company, action, targets);
    case 'approve':
    case 'reject':
    case 'withdraw':
      return decide(company, action, targets);
    case 'cancel':
    case 'confirm':
    case 'pay':
      return handle(company, action, targets);
    case 'invite':
      return invite(company, action);
    case 'change member':
      return changeMember(company, action);
    case 'remove': {
      const { uid } = personIn(company, action.whom);
      return removeMember(company.companyId, uid, personIn(company, action.by));
    }
    case 'change rules':
      return changeRules(company, action);
    case 'change price':
      return tools.doc(company.toolId).update({ price: action.to / 100 });
    case 'suspend':
      return setStatus(company, 'suspended');
    case 'reopen':
      return setStatus(company, 'active');
  }
};

/** Does an action in the shop, and says what comes of it. Other errors than refusals are thrown. */
export const actInShop = async (
  company: ShopCompany,
  action: CompanyAction,
  targets: Targets,
): Promise<ShopOutcome> => {
  try {
    const result = await act(company, action, targets);
    if (result === nothing) return { outcome: 'nothing', id: '' };
    return { outcome: 'done', id: typeof result === 'string' ? result : '' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unavailable') throw error;
    return { outcome: error.code, id: '' };
  }
};
