/** Members of a company whose calls are retried, as a browser and its user do. */
import { randomUUID } from 'node:crypto';
import type {
  ApprovedRequest,
  ChangedRequest,
  Company,
  OrderRequest,
  PlacedOrder,
  SentRequest,
} from 'functions/contract';
import { registerAdmin, registerVerified, type TestAccount } from 'functions/testing/api/accounts';
import { expectStatus, send } from 'functions/testing/api/api';
import { activeCompany, newMember } from 'functions/testing/companies/companies';
import { linesBody } from 'functions/testing/orders/orders';
import { orderRequests, orders, readDocument, spending } from 'functions/testing/store/store';
import { expect } from 'vitest';
import { retryWhileUnavailable } from './customer.ts';
import { expectConsistent } from './expectConsistent.ts';

/** A company with two who approve, one who orders alone, and one who has to ask. */
export interface Team {
  company: Company;
  owner: TestAccount;
  approver: TestAccount;
  free: TestAccount;
  limited: TestAccount;
}

/** Signs a company up, with its members. */
export const newTeam = async (): Promise<Team> => {
  const [admin, owner] = await Promise.all([registerAdmin(), registerVerified()]);
  const company = await activeCompany(owner, admin);
  const { _id } = company;
  const approver = await newMember(owner, _id, 'approver');
  const free = await newMember(owner, _id, 'buyer');
  const limited = await newMember(owner, _id, 'buyer', { orderLimit: 0 });
  return { company, owner, approver, free, limited };
};

/** A call for the company, under one key. */
interface Call {
  by: TestAccount;
  path: string;
  json?: unknown;
}

/** Sends a POST until the shop answers, and resolves to what it answers with that status. */
const post = async <Answer>(
  { company }: Team,
  { by: { token }, path, json = {} }: Call,
  status: number,
  onFailure: () => void = () => {},
): Promise<Answer> => {
  const headers = { 'X-Company': company._id, 'Idempotency-Key': randomUUID() };
  const request = () => send('POST', path, { token, json, headers });
  return expectStatus<Answer>(await retryWhileUnavailable(request, onFailure), status);
};

/** Orders five pieces of each tool for the company, and resolves to the id of the order. */
export const orderFor = async (
  team: Team,
  toolIds: readonly string[],
  onFailure?: () => void,
): Promise<string> => {
  const call = { by: team.free, path: '/order', json: linesBody(toolIds) };
  return (await post<PlacedOrder>(team, call, 201, onFailure)).insertedId;
};

/** Asks for the approval of five pieces of each tool. */
export const askFor = async (
  team: Team,
  toolIds: readonly string[],
  onFailure?: () => void,
): Promise<OrderRequest> => {
  const call = { by: team.limited, path: '/request', json: linesBody(toolIds) };
  return (await post<SentRequest>(team, call, 201, onFailure)).request;
};

/** Approves a request at its prices, and resolves to the id of its order. */
export const approveFor = async (
  team: Team,
  { _id, lines }: OrderRequest,
  onFailure?: () => void,
): Promise<string | undefined> => {
  const json = { lines: lines.map(({ toolId, unitPrice }) => ({ toolId, unitPrice })) };
  const call = { by: team.approver, path: `/request/${_id}/approval`, json };
  return (await post<ApprovedRequest>(team, call, 200, onFailure)).order?._id;
};

/** Rejects a request. */
export const rejectFor = (
  team: Team,
  { _id }: OrderRequest,
  onFailure?: () => void,
): Promise<ChangedRequest> => {
  const json = { reason: 'Not this year' };
  return post(team, { by: team.owner, path: `/request/${_id}/rejection`, json }, 200, onFailure);
};

/** What a test expects of a company: the ids of orders and requests. */
export interface ExpectedPurchases {
  ordered?: string[];
  approved?: string[];
  rejected?: string[];
  withdrawn?: string[];
}

const idsOf = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id).toSorted();

const spentBy = async (companyId: string, { uid }: TestAccount): Promise<number> => {
  const mine = spending.where('companyId', '==', companyId).where('uid', '==', uid);
  const { docs } = await mine.get();
  return docs
    .flatMap((year) => Object.values(year.data().months))
    .reduce((sum: number, net) => sum + net, 0);
};

/**
 * Expects that the company has exactly these orders and requests, that each approved request has
 * one order, that each member has spent what they ordered, and that stock and ledgers agree.
 */
export const expectPurchases = async (
  { company, free, limited }: Team,
  toolIds: readonly string[],
  { ordered = [], approved = [], rejected = [], withdrawn = [] }: ExpectedPurchases,
): Promise<void> => {
  const { _id } = company;
  const placed = [...ordered, ...approved];
  const sent = await orderRequests.where('companyId', '==', _id).get();
  expect(idsOf(sent)).toEqual([...approved, ...rejected, ...withdrawn].toSorted());
  for (const [status, ids] of Object.entries({ approved, rejected, withdrawn })) {
    for (const id of ids) {
      const request = await readDocument(orderRequests.doc(id));
      expect(request).toMatchObject({ status, orderId: status === 'approved' ? id : null });
      expect(request?.approvals).toHaveLength(status === 'approved' ? 1 : 0);
    }
  }
  expect(idsOf(await orders.where('payerId', '==', _id).get())).toEqual(placed.toSorted());
  const net = toolIds.length * 5 * 19_99;
  expect(await spentBy(_id, free)).toBe(ordered.length * net);
  expect(await spentBy(_id, limited)).toBe(approved.length * net);
  await expectConsistent(toolIds, [{ uid: _id }], { placed });
};
