/**
 * A small model of a company that buys, for a property test to compare with the shop. It is written
 * from the requirements, and shares no code with the shop: a mistake in either of them shows.
 */

/** A member by the place among the people of the test. */
export type Person = number;

/** What a member may spend in a period. */
interface ModelBudget {
  amount: number;
  period: 'month' | 'quarter' | 'year';
}

/** The role and the limits of a member. */
export interface ModelMember {
  role: 'owner' | 'approver' | 'buyer' | 'bookkeeper';
  orderLimit: number | null;
  budget: ModelBudget | null;
}

/** The rules of a company. */
export interface ModelRules {
  fromAmount: number | null;
  approvers: 1 | 2;
  ownersExempt: boolean;
}

/** An order; money is in cents, without tax. */
export interface ModelOrder {
  id: string;
  by: Person;
  net: number;
  at: number;
  status: 'placed' | 'confirmed' | 'cancelled';
  isPaid: boolean;
}

/** A request for approval, with the votes that it has got. */
export interface ModelRequest {
  id: string;
  by: Person;
  pieces: number;
  price: number;
  at: number;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'expired';
  votes: { by: Person; net: number }[];
}

/** A company with one tool to buy. */
export interface CompanyModel {
  now: number;
  isActive: boolean;
  price: number;
  rules: ModelRules;
  members: Map<Person, ModelMember>;
  invitations: { to: Person; at: number }[];
  orders: ModelOrder[];
  requests: ModelRequest[];
}

/** The milliseconds of a day. */
export const dayMs = 24 * 60 * 60 * 1_000;

/** Whether a member approves the orders of others. */
export const approves = ({ role }: ModelMember) => role === 'owner' || role === 'approver';

/** Whether a member orders for the company. */
export const ordersFor = ({ role }: ModelMember) => role !== 'bookkeeper';

/** The company of a person who has signed it up, and whom staff have accepted. */
export const newCompanyModel = (now: number, price: number): CompanyModel => ({
  now,
  isActive: true,
  price,
  rules: { fromAmount: null, approvers: 1, ownersExempt: true },
  members: new Map([[0, { role: 'owner', orderLimit: null, budget: null }]]),
  invitations: [],
  orders: [],
  requests: [],
});

/** The first instant of the period that a time is in, and that of the next one. */
export const periodOf = (period: ModelBudget['period'], time: number): [number, number] => {
  const year = new Date(time).getUTCFullYear();
  const month = new Date(time).getUTCMonth();
  const months = { month: 1, quarter: 3, year: 12 }[period];
  const first = month - (month % months);
  return [Date.UTC(year, first), Date.UTC(year, first + months)];
};

/** What a member has ordered in the period of now, without what was cancelled. */
const spentBy = (
  { orders, now }: CompanyModel,
  person: Person,
  period: ModelBudget['period'],
): number => {
  const [from, until] = periodOf(period, now);
  return orders
    .filter(({ by, status }) => by === person && status !== 'cancelled')
    .filter(({ at }) => at >= from && at < until)
    .reduce((sum, { net }) => sum + net, 0);
};

/** Whether another member has to approve an order. */
export const needsApproval = (model: CompanyModel, person: Person, net: number): boolean => {
  const { members, rules } = model;
  const member = members.get(person);
  if (!member) return false;
  const { role, orderLimit, budget } = member;
  const isExempt = role === 'owner' && rules.ownersExempt;
  const after = budget ? spentBy(model, person, budget.period) + net : 0;
  return (
    (orderLimit !== null && (orderLimit === 0 || net > orderLimit)) ||
    (budget !== null && (budget.amount === 0 || after > budget.amount)) ||
    (rules.fromAmount !== null && !isExempt && net >= rules.fromAmount)
  );
};

/** The members who could approve an order of a person. */
export const othersWhoApprove = (members: CompanyModel['members'], person: Person): Person[] =>
  [...members]
    .filter(([other, member]) => other !== person && approves(member))
    .map(([one]) => one);

/** Whether enough others could approve the orders of a member that have a limit. */
export const isSatisfiable = (
  { members, rules }: Pick<CompanyModel, 'members' | 'rules'>,
  person: Person,
  { orderLimit, budget, ...member }: ModelMember,
): boolean =>
  (orderLimit === null && budget === null) ||
  !ordersFor({ ...member, orderLimit, budget }) ||
  othersWhoApprove(members, person).length >= rules.approvers;

/** Whether enough others could approve the orders of each member under rules of the company. */
export const areSatisfiable = (model: CompanyModel, rules: ModelRules): boolean =>
  [...model.members].every(([person, member]) => {
    const isFree = rules.fromAmount === null || (member.role === 'owner' && rules.ownersExempt);
    // An amount of the company limits orders like that of the member.
    const limited = isFree ? member : { ...member, orderLimit: 0 };
    return isSatisfiable({ ...model, rules }, person, limited);
  });

const ownersOf = ({ members }: CompanyModel): number =>
  [...members.values()].filter(({ role }) => role === 'owner').length;

/** Whether a person is the only owner. */
export const isLastOwner = (model: CompanyModel, person: Person): boolean =>
  model.members.get(person)?.role === 'owner' && ownersOf(model) === 1;

/** Why a person may not order for the company now. */
export const orderingProblem = (
  { members, isActive }: CompanyModel,
  person: Person,
): string | null => {
  const member = members.get(person);
  if (!member) return 'not-a-member';
  if (!ordersFor(member)) return 'role-forbidden';
  return isActive ? null : 'company-inactive';
};

/** Why a person may not manage the company. */
export const managingProblem = ({ members }: CompanyModel, person: Person): string | null => {
  const member = members.get(person);
  if (!member) return 'not-a-member';
  return member.role === 'owner' ? null : 'role-forbidden';
};
