import type { OrderStatus, RequestStatus } from 'functions/contract';

/** An order for a company in Firestore. */
interface CompanyOrder {
  id: string;
  userId: string;
  status: OrderStatus;
  /** Net cents. */
  subtotal: number;
  credited: { net: number };
}

/** A request for approval in Firestore, with the uids of those who have approved it. */
interface CompanyRequest {
  id: string;
  requester: string;
  status: RequestStatus;
  approvals: readonly string[];
}

/** A company in Firestore, and the limits that its members had during the load. */
export interface StoredPurchases {
  companyId: string;
  approvers: 1 | 2;
  /** A member with a limit for each order, and one with a budget. */
  limited: { uid: string; orderLimit: number };
  saver: { uid: string; budget: number };
  orders: readonly CompanyOrder[];
  requests: readonly CompanyRequest[];
  /** What each member has spent, by uid. */
  spent: ReadonlyMap<string, number>;
}

const sumOf = (orders: readonly CompanyOrder[]): number =>
  orders.reduce((sum, { subtotal, credited }) => sum + subtotal - credited.net, 0);

const isValid = ({ status }: CompanyOrder): boolean => status !== 'cancelled';

/**
 * How many approvals a request had to get. A budget may have room again before the approval, which
 * then needs one member only.
 */
const approversOf = (
  { limited, approvers }: StoredPurchases,
  { requester }: CompanyRequest,
  order: CompanyOrder,
): 1 | 2 => (requester === limited.uid && order.subtotal > limited.orderLimit ? approvers : 1);

/** Each approved request has its order, no other request has one, and nobody approved their own. */
const requestProblems = (stored: StoredPurchases): string[] => {
  const placed = new Map(stored.orders.map((order) => [order.id, order]));
  return stored.requests.flatMap((request) => {
    const { id, requester, status, approvals } = request;
    const order = placed.get(id);
    const needed = order ? approversOf(stored, request, order) : 0;
    return [
      ...((order !== undefined) === (status === 'approved')
        ? []
        : [`request ${id} is ${status}, and has ${order ? 'an order' : 'no order'}`]),
      ...(approvals.includes(requester) ? [`request ${id} was approved by its requester`] : []),
      ...(new Set(approvals).size < needed
        ? [`request ${id} has ${approvals.length} approvals, and needs ${needed}`]
        : []),
    ];
  });
};

/** Each member has spent what they ordered, without what was cancelled or credited. */
const spendingProblems = ({ orders, spent }: StoredPurchases): string[] => {
  const byMember = Map.groupBy(orders.filter(isValid), ({ userId }) => userId);
  return [...new Set([...byMember.keys(), ...spent.keys()])].flatMap((uid) => {
    const [stored, ordered] = [spent.get(uid) ?? 0, sumOf(byMember.get(uid) ?? [])];
    return stored === ordered ? [] : [`member ${uid} has spent ${stored}, and ordered ${ordered}`];
  });
};

/**
 * What nobody has approved is within the limits. When the last such order of a budget was placed,
 * all that are left were there, so their sum is at most the budget.
 */
const limitProblems = ({ limited, saver, orders, requests }: StoredPurchases): string[] => {
  const approved = new Set(requests.map(({ id }) => id));
  const free = orders.filter(({ id }) => !approved.has(id));
  const { uid, orderLimit } = limited;
  const spent = sumOf(free.filter((order) => order.userId === saver.uid && isValid(order)));
  return [
    ...free
      .filter(({ userId, subtotal }) => userId === uid && subtotal > orderLimit)
      .map(({ id, subtotal }) => `order ${id} of ${subtotal} is above the limit of ${orderLimit}`),
    ...(spent > saver.budget
      ? [`member ${saver.uid} has ordered ${spent} with a budget of ${saver.budget}`]
      : []),
  ];
};

/** The problems with what a company has bought during a load. */
export const companyProblems = (stored: StoredPurchases): string[] =>
  [...requestProblems(stored), ...spendingProblems(stored), ...limitProblems(stored)].map(
    (problem) => `${stored.companyId}: ${problem}`,
  );
