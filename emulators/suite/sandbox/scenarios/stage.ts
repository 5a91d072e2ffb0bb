import type { Order, PlacedOrder, Problem, SentRequest, Tool } from 'functions/contract';
import { admin, customer, memberAccounts } from '../../seed/data/accounts.ts';
import { brackenbury } from '../../seed/data/companies.ts';
import { RefusedCall, type Session, type SuiteUrls, signIn } from './session.ts';

/** Who plays a scenario, and where. */
export interface Stage
  extends Record<'staff' | 'customer' | 'owner' | 'approver' | 'buyer', Session> {
  urls: SuiteUrls;
  shopUrl: string;
  /** The company of owner, approver and buyer. */
  company: string;
  /** Tells what happens, in a sentence. */
  say(text: string): void;
}

/** A story that a command plays against the running suite, through the public API alone. */
export interface Scenario {
  title: string;
  play(stage: Stage): Promise<void>;
}

/** Signs in the people of the seed. */
export const openStage = async (
  urls: SuiteUrls,
  shopUrl: string,
  say: Stage['say'],
): Promise<Stage> => {
  const { owner, approver, buyer } = memberAccounts;
  const people = [admin, customer, owner, approver, buyer].map((account) => signIn(urls, account));
  const sessions = await Promise.all(people);
  const [staff, person, ownerIn, approverIn, buyerIn] = sessions as [
    Session,
    Session,
    Session,
    Session,
    Session,
  ];
  const members = { owner: ownerIn, approver: approverIn, buyer: buyerIn };
  return { staff, customer: person, ...members, urls, shopUrl, company: brackenbury.id, say };
};

/** The problem with which the shop refuses a call, or an error if it does not. */
export const refusalOf = async (call: Promise<unknown>): Promise<Problem> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof RefusedCall) return error.problem;
    throw error;
  }
  throw new Error('The shop accepted what it should refuse.');
};

interface Purchase {
  /** Pieces by the id of a tool. */
  pieces: Readonly<Record<string, number>>;
  company?: string;
  paymentMethod?: 'bank-transfer' | 'card';
}

const toCents = (dollars: number): number => Math.round(dollars * 100);

const listPrices = async (buyer: Session, { pieces }: Purchase) => {
  const tools = await Promise.all(
    Object.keys(pieces).map((id) => buyer.call<Tool>('GET', `/tool/${id}`)),
  );
  return new Map(tools.map(({ _id, price }) => [_id, toCents(price)]));
};

const bodyOf = ({ pieces, paymentMethod }: Purchase, prices: ReadonlyMap<string, number>) => ({
  order: {
    phoneNumber: '01522555030',
    orderAddress: 'Goods-in, 31 Tritton Road, Lincoln',
    lines: Object.entries(pieces).map(([toolId, quantity]) => ({
      toolId,
      quantity,
      unitPrice: prices.get(toolId),
    })),
    ...(paymentMethod && { paymentMethod }),
  },
});

/**
 * Sends an order or a request for one with the list prices, and again with the buyer's own prices
 * where they differ: the shop names them as it refuses the first.
 */
const send = async <Answer>(path: string, buyer: Session, purchase: Purchase): Promise<Answer> => {
  const { company } = purchase;
  const options = company === undefined ? {} : { company };
  const prices = await listPrices(buyer, purchase);
  const attempt = () =>
    buyer.call<Answer>('POST', path, { ...options, json: bodyOf(purchase, prices) });
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof RefusedCall) || error.problem.code !== 'price-changed') throw error;
    for (const { toolId, unitPrice } of error.problem.lines ?? []) {
      if (unitPrice !== undefined) prices.set(toolId, unitPrice);
    }
    return attempt();
  }
};

/** Places an order. */
export const placeOrder = async (buyer: Session, purchase: Purchase): Promise<Order> =>
  (await send<PlacedOrder>('/order', buyer, purchase)).order;

/** Asks for the approval of an order. */
export const requestOrder = async (buyer: Session, purchase: Purchase) =>
  (await send<SentRequest>('/request', buyer, purchase)).request;

/** Where people see an order. */
export const orderPage = ({ shopUrl }: Stage, { _id }: Pick<Order, '_id'>): string =>
  `${shopUrl}/dashboard/orders/${_id}`;
