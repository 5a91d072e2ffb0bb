import { randomUUID } from 'node:crypto';
import type {
  ApprovedRequest,
  ChangedOrder,
  PlacedOrder,
  RequestPage,
  SentRequest,
} from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import type { ApiResponse, LoadRequest } from '../support/calls.ts';
import type { LoadCompany } from '../support/companies.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { sendRepeatedly } from '../support/sendRepeatedly.ts';
import { randomOrder } from './ordering.ts';

/** Fewer requests than a member may have pending at a time. */
const maxPending = 10;

/** The shares of what a company does; the rest is reading. */
const shares = { order: 0.25, decide: 0.4, cancel: 0.05 };

/** How often the members order at the same time, and not one of them alone. */
const atOnce = 0.5;

/** The shares of requests that are rejected or withdrawn while others approve them. */
const ends = { rejected: 0.15, withdrawn: 0.1 };

/** Sends a POST for the company under one key, sometimes twice. */
export const posting =
  ({ call }: LoadContext, { companyId }: Pick<LoadCompany, 'companyId'>) =>
  async (
    kind: string,
    path: string,
    { token, refusals = [] }: Pick<TestAccount, 'token'> & Pick<LoadRequest, 'refusals'>,
    json: unknown,
  ): Promise<{ key: string; responses: ApiResponse[] }> => {
    const key = randomUUID();
    const headers = { 'X-Company': companyId, 'Idempotency-Key': key };
    const responses = await sendRepeatedly((repeat) =>
      call(`${kind}${repeat}`, 'POST', path, { token, json, headers, refusals }),
    );
    return { key, responses };
  };

export const bodiesOf = <Body>(responses: readonly ApiResponse[]): Body[] =>
  responses.filter(({ ok }) => ok).map(({ body }) => body as Body);

/** Members of a company order, often at the same time; what needs it is sent for approval. */
const buying = (shop: LoadContext, company: LoadCompany, mine: string[], asked: string[]) => {
  const { tracker, requests } = shop;
  const post = posting(shop, company);
  const ask = async (member: TestAccount, json: unknown) => {
    const { responses } = await post('company asks', '/request', member, json);
    const sent = bodiesOf<SentRequest>(responses);
    for (const { insertedId } of sent) requests.send(insertedId);
    if (sent[0]) asked.push(sent[0].insertedId);
  };
  const buy = async (member: TestAccount) => {
    const json = await randomOrder(shop, member, company.companyId);
    if (!json) return;
    const { key, responses } = await post('company orders', '/order', member, json);
    const placed = bodiesOf<PlacedOrder>(responses);
    for (const each of placed) tracker.place(key, each);
    if (placed[0]) mine.push(placed[0].insertedId);
    const codes = responses.map(({ body }) => (body as { code?: string } | null)?.code);
    const isRefused = codes.includes('approval-required');
    if (!placed[0] && isRefused && asked.length < maxPending) await ask(member, json);
  };
  const { owner, limited, saver } = company;
  return () =>
    randomBoolean(atOnce)
      ? Promise.all([buy(limited), buy(saver), buy(saver)])
      : buy(randomItem([owner, limited, saver]));
};

/** Both who can decide about a request at once, and sometimes the requester too. */
const deciding = (shop: LoadContext, company: LoadCompany, mine: string[], asked: string[]) => {
  const { call, tracker, requests } = shop;
  const { companyId, owner, approver, limited, saver } = company;
  const post = posting(shop, company);
  const open = async ({ token }: TestAccount, id: string): Promise<RequestPage | undefined> => {
    const headers = { 'X-Company': companyId };
    const page = await call('request page', 'GET', `/request/${id}`, { token, headers });
    return page.ok ? (page.body as RequestPage) : undefined;
  };
  const approve = async (member: TestAccount, id: string) => {
    const lines = (await open(member, id))?.current?.lines;
    if (!lines) return;
    const json = { lines: lines.map(({ toolId, unitPrice }) => ({ toolId, unitPrice })) };
    const path = `/request/${id}/approval`;
    const { responses } = await post('company approves', path, member, json);
    for (const { order } of bodiesOf<ApprovedRequest>(responses)) {
      if (!order) continue;
      requests.end(id, 'approved');
      tracker.place(`request ${id}`, { acknowledged: true, insertedId: order._id, order });
      if (!mine.includes(order._id)) mine.push(order._id);
    }
  };
  const reject = async (member: TestAccount, id: string) => {
    const json = { reason: 'Not this month' };
    const path = `/request/${id}/rejection`;
    const { responses } = await post('company rejects', path, member, json);
    if (responses.some(({ ok }) => ok)) requests.end(id, 'rejected');
  };
  const withdraw = async (id: string) => {
    const requester = (await open(owner, id))?.requester.uid;
    const member = [limited, saver].find(({ uid }) => uid === requester);
    if (!member) return;
    const path = `/request/${id}/withdrawal`;
    const { responses } = await post('company withdraws', path, member, {});
    if (responses.some(({ ok }) => ok)) requests.end(id, 'withdrawn');
  };
  return async () => {
    if (asked.length === 0) return;
    const id = randomItem(asked);
    const decide = randomBoolean(ends.rejected) ? reject : approve;
    await Promise.all([
      approve(owner, id),
      decide(approver, id),
      ...(randomBoolean(ends.withdrawn) ? [withdraw(id)] : []),
    ]);
    if (!requests.isPending(id)) asked.splice(asked.indexOf(id), 1);
  };
};

/** The owner cancels one of the orders of the company. */
const cancelling = (shop: LoadContext, company: LoadCompany, mine: string[]) => {
  const post = posting(shop, company);
  return async () => {
    if (mine.length === 0) return;
    const id = randomItem(mine);
    const json = { to: 'cancelled', reason: '' };
    const path = `/order/${id}/transitions`;
    const { key, responses } = await post('company cancels', path, company.owner, json);
    for (const changed of bodiesOf<ChangedOrder>(responses)) shop.tracker.change(key, changed);
  };
};

const reading =
  ({ call }: LoadContext, { companyId, owner, limited, saver }: LoadCompany) =>
  () => {
    const { token, email } = randomItem([owner, limited, saver]);
    const [kind, path] = randomItem([
      ['company buying', `/company/${companyId}/buying`],
      ['company requests', '/requests'],
      ['company orders of', `/orders/${email}`],
    ] as const);
    return call(kind, 'GET', path, { token, headers: { 'X-Company': companyId } });
  };

/**
 * Returns a function that makes the next calls of a company: its members order at the same time
 * with limits and a budget, send for approval, and decide at the same time.
 */
export const companyOf = (shop: LoadContext, company: LoadCompany): (() => Promise<unknown>) => {
  const [mine, asked]: [string[], string[]] = [[], []];
  const buy = buying(shop, company, mine, asked);
  const decide = deciding(shop, company, mine, asked);
  const cancel = cancelling(shop, company, mine);
  const read = reading(shop, company);
  return () => {
    const random = Math.random();
    if (random < shares.order) return buy();
    if (random < shares.order + shares.decide) return decide();
    if (random < shares.order + shares.decide + shares.cancel) return cancel();
    return read();
  };
};
