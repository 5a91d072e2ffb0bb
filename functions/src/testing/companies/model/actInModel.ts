/** What people do in the model of a company. */
import {
  approves,
  areSatisfiable,
  type CompanyModel,
  dayMs,
  isLastOwner,
  isSatisfiable,
  type ModelMember,
  type ModelOrder,
  type ModelRequest,
  type ModelRules,
  managingProblem,
  needsApproval,
  orderingProblem,
  ordersFor,
  othersWhoApprove,
  type Person,
} from './companyModel.ts';

/** Who does something in a company; `admin` is staff of the shop. */
type Canceller = Person | 'admin';

interface Fields {
  wait: { until: number };
  order: { by: Person; pieces: number };
  ask: { by: Person; pieces: number };
  approve: { by: Person; request: number; sees: 'old price' | 'price of now' };
  reject: { by: Person; request: number };
  withdraw: { by: Person; request: number };
  cancel: { by: Canceller; order: number };
  confirm: { order: number };
  pay: { order: number };
  invite: { by: Person; whom: Person; as: ModelMember };
  'change member': { by: Person; whom: Person; to: ModelMember };
  remove: { by: Person; whom: Person };
  'change rules': { by: Person; to: ModelRules };
  'change price': { to: number };
  suspend: object;
  reopen: object;
}

/** The actions of a kind. */
export type ActionOf<Name extends keyof Fields> = {
  [Kind in Name]: { does: Kind } & Fields[Kind];
}[Name];

/**
 * What somebody does in a company. Orders and requests are named by their places, counted from the
 * last one.
 */
export type CompanyAction = ActionOf<keyof Fields>;

/** What comes of an action: `done`, or the code of the error. */
export type Outcome = string;

const order = (model: CompanyModel, { by, pieces }: ActionOf<'order'>, id: string): Outcome => {
  const problem = orderingProblem(model, by);
  const net = pieces * model.price;
  if (problem) return problem;
  if (needsApproval(model, by, net)) return 'approval-required';
  model.orders.push({ id, by, net, at: model.now, status: 'placed', isPaid: false });
  return 'done';
};

const ask = (model: CompanyModel, { by, pieces }: ActionOf<'ask'>, id: string): Outcome => {
  const problem = orderingProblem(model, by);
  const { price, now: at } = model;
  if (problem) return problem;
  if (!needsApproval(model, by, pieces * price)) return 'approval-not-needed';
  if (othersWhoApprove(model.members, by).length === 0) return 'approval-required';
  model.requests.push({ id, by, pieces, price, at, status: 'pending', votes: [] });
  return 'done';
};

/** Why a person may not decide about a request of another one. */
const decidingProblem = (
  { members }: CompanyModel,
  request: ModelRequest,
  person: Person,
): Outcome | null => {
  const member = members.get(person);
  if (!member) return 'not-a-member';
  if (request.by !== person && !approves(member)) return 'request-not-found';
  if (request.status !== 'pending') return 'request-closed';
  return request.by === person ? 'role-forbidden' : null;
};

const approve = (
  model: CompanyModel,
  request: ModelRequest,
  { by, sees }: ActionOf<'approve'>,
): Outcome => {
  const { price, rules, now: at } = model;
  const deciding = decidingProblem(model, request, by);
  if (deciding) return deciding;
  const ordering = orderingProblem(model, request.by);
  if (ordering) return ordering === 'company-inactive' ? ordering : 'requester-left';
  if (sees === 'old price' && request.price !== price) return 'price-changed';
  const net = request.pieces * price;
  const others = othersWhoApprove(model.members, request.by);
  const isRuled = needsApproval(model, request.by, net);
  const needed = isRuled && others.length > 1 ? rules.approvers : 1;
  const earlier = isRuled
    ? request.votes.filter((vote) => vote.net === net && others.includes(vote.by))
    : [];
  request.votes = [...earlier.filter((vote) => vote.by !== by), { by, net }];
  if (request.votes.length < needed) return 'done';
  request.status = 'approved';
  model.orders.push({ id: request.id, by: request.by, net, at, status: 'placed', isPaid: false });
  return 'done';
};

const reject = (model: CompanyModel, request: ModelRequest, { by }: { by: Person }): Outcome => {
  const problem = decidingProblem(model, request, by);
  if (problem) return problem;
  request.status = 'rejected';
  return 'done';
};

const withdraw = (model: CompanyModel, request: ModelRequest, { by }: { by: Person }): Outcome => {
  const problem = decidingProblem(model, request, by);
  // Only the requester withdraws, who may do nothing else.
  if (problem !== 'role-forbidden') return problem ?? 'role-forbidden';
  request.status = 'withdrawn';
  return 'done';
};

const cancel = (model: CompanyModel, placed: ModelOrder, { by }: ActionOf<'cancel'>): Outcome => {
  if (by !== 'admin') {
    const member = model.members.get(by);
    if (!member) return 'not-a-member';
    if (placed.by !== by && member.role === 'buyer') return 'order-not-found';
    if (!ordersFor(member) || placed.status !== 'placed') return 'transition-not-allowed';
  }
  if (placed.status === 'cancelled') return 'transition-not-allowed';
  placed.status = 'cancelled';
  return 'done';
};

const confirm = (placed: ModelOrder): Outcome => {
  if (placed.status !== 'placed') return 'transition-not-allowed';
  placed.status = 'confirmed';
  return 'done';
};

const pay = (placed: ModelOrder): Outcome => {
  if (placed.isPaid || placed.status === 'cancelled') return 'nothing';
  placed.isPaid = true;
  return 'done';
};

const invite = (model: CompanyModel, { by, whom, as }: ActionOf<'invite'>): Outcome => {
  const { members, invitations, isActive, now } = model;
  const problem = managingProblem(model, by);
  if (problem) return problem;
  if (!isActive) return 'company-inactive';
  const today = invitations.filter(({ to, at }) => to === whom && now - at < dayMs);
  const isFree = isSatisfiable(model, whom, as);
  if (members.has(whom) || today.length >= 5 || !isFree) return 'validation';
  invitations.push({ to: whom, at: now });
  members.set(whom, as);
  return 'done';
};

const changeMember = (
  model: CompanyModel,
  { by, whom, to }: ActionOf<'change member'>,
): Outcome => {
  const { members } = model;
  const problem = managingProblem(model, by);
  if (problem) return problem;
  if (!members.has(whom)) return 'member-not-found';
  if (to.role !== 'owner' && isLastOwner(model, whom)) return 'last-owner';
  if (!isSatisfiable(model, whom, to)) return 'validation';
  members.set(whom, to);
  return 'done';
};

const remove = (model: CompanyModel, { by, whom }: ActionOf<'remove'>): Outcome => {
  const { members, requests } = model;
  if (by !== whom || !members.has(by)) {
    const problem = managingProblem(model, by);
    if (problem) return problem;
  }
  if (isLastOwner(model, whom)) return 'last-owner';
  if (!members.delete(whom)) return 'done';
  for (const request of requests) {
    if (request.by === whom && request.status === 'pending') request.status = 'withdrawn';
  }
  return 'done';
};

const changeRules = (model: CompanyModel, { by, to }: ActionOf<'change rules'>): Outcome => {
  const problem = managingProblem(model, by);
  if (problem) return problem;
  const isSame = JSON.stringify(to) === JSON.stringify(model.rules);
  if (!isSame && !areSatisfiable(model, to)) return 'validation';
  model.rules = to;
  return 'done';
};

const setActive = (model: CompanyModel, isActive: boolean): Outcome => {
  if (model.isActive === isActive) return 'company-not-changeable';
  model.isActive = isActive;
  return 'done';
};

const wait = (model: CompanyModel, until: number): Outcome => {
  model.now = Math.max(model.now, until);
  for (const request of model.requests) {
    const isOver = model.now - request.at >= 14 * dayMs;
    if (isOver && request.status === 'pending') request.status = 'expired';
  }
  return 'done';
};

const changePrice = (model: CompanyModel, price: number): Outcome => {
  model.price = price;
  return 'done';
};

/** The element at a place, counted from the end of a list that may be shorter. */
export const at = <Item>(list: readonly Item[], place: number): Item | undefined =>
  list[list.length - 1 - (place % list.length)];

/** What is done with a request, if there is one. */
const decide = (
  model: CompanyModel,
  action: ActionOf<'approve' | 'reject' | 'withdraw'>,
): Outcome => {
  const request = at(model.requests, action.request);
  if (!request) return 'nothing';
  if (action.does === 'approve') return approve(model, request, action);
  return (action.does === 'reject' ? reject : withdraw)(model, request, action);
};

/** What is done with an order, if there is one. */
const handle = (model: CompanyModel, action: ActionOf<'cancel' | 'confirm' | 'pay'>): Outcome => {
  const placed = at(model.orders, action.order);
  if (!placed) return 'nothing';
  if (action.does === 'cancel') return cancel(model, placed, action);
  return (action.does === 'confirm' ? confirm : pay)(placed);
};

/**
 * Does an action in the model, and says what comes of it. What it creates gets the id that the shop
 * has given it.
 */
export const actInModel = (model: CompanyModel, action: CompanyAction, id: string): Outcome => {
  switch (action.does) {
    case 'wait':
      return wait(model, action.until);
    case 'order':
      return order(model, action, id);
    case 'ask':
      return ask(model, action, id);
    case 'approve':
    case 'reject':
    case 'withdraw':
      return decide(model, action);
    case 'cancel':
    case 'confirm':
    case 'pay':
      return handle(model, action);
    case 'invite':
      return invite(model, action);
    case 'change member':
      return changeMember(model, action);
    case 'remove':
      return remove(model, action);
    case 'change rules':
      return changeRules(model, action);
    case 'change price':
      return changePrice(model, action.to);
    case 'suspend':
      return setActive(model, false);
    case 'reopen':
      return setActive(model, true);
  }
};
