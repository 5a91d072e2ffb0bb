/** Orders for a company and its requests, when Firestore fails and when the process is killed. */
import { expectStatus, send } from 'functions/testing/api/api';
import { mailOf } from 'functions/testing/mails/mails';
import { createTool } from 'functions/testing/tools/tools';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atCommits, killAtCommit, killsOf } from './support/commits.ts';
import { retryWhileUnavailable } from './support/customer.ts';
import { stock } from './support/expectConsistent.ts';
import { faults } from './support/faults.ts';
import { type FaultyShop, noFault, startFaultyShop } from './support/faultyShop.ts';
import {
  approveFor,
  askFor,
  expectPurchases,
  newTeam,
  orderFor,
  rejectFor,
  type Team,
} from './support/members.ts';

let shop: FaultyShop;
let team: Team;
let toolIds: string[];

beforeAll(async () => {
  shop = await startFaultyShop();
  return shop.close;
});

beforeEach(async () => {
  shop.faultOf = noFault;
  team = await newTeam();
  toolIds = await Promise.all([0, 1].map(() => createTool({ available: stock })));
});

/** Does all that members do with orders and requests, each after `prepare`, and checks it. */
const doAll = async (prepare: () => () => Promise<void>): Promise<void> => {
  const during = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    const end = prepare();
    const result = await act();
    await end();
    return result;
  };
  const ordered = await during(() => orderFor(team, toolIds));
  const request = await during(() => askFor(team, toolIds));
  const approved = await during(() => approveFor(team, request));
  const other = await askFor(team, toolIds);
  await during(() => rejectFor(team, other));
  expect(approved).toBe(request._id);
  await expectPurchases(team, toolIds, {
    ordered: [ordered],
    approved: [request._id],
    rejected: [other._id],
  });
  expect(await mailOf('request-approved', request._id)).toMatchObject({
    to: [team.limited.email],
  });
};

it.each(faults)('a commit that fails with %s is made once', (_, fault) =>
  doAll(() => {
    atCommits(shop, [1, 2], () => fault);
    return async () => {
      shop.faultOf = noFault;
    };
  }),
);

it.each(['request', 'response'] as const)(
  'a process that is killed with the %s of a commit loses and duplicates nothing',
  (lost) => doAll(() => killAtCommit(shop, 1, lost)),
);

it.each([
  ['request', 'pending'],
  ['response', 'withdrawn'],
] as const)(
  'the removal of a member, killed with the %s of its commit, leaves each request %s, and can be repeated',
  async (lost, expected) => {
    const { company, owner, approver, limited } = team;
    const { _id: id } = await askFor(team, toolIds);
    const path = `/company/${company._id}/members/${limited.uid}`;
    const remove = () => send('DELETE', path, { token: owner.token });
    const end = killAtCommit(shop, 1, lost);
    await remove().catch(() => undefined);
    await end();
    const headers = { 'X-Company': company._id };
    const read = () => send('GET', `/request/${id}`, { token: approver.token, headers });
    const response = await retryWhileUnavailable(read, () => {});
    expect(await expectStatus(response, 200)).toMatchObject({ status: expected });
    await expectStatus(await remove(), 200);
    await expectPurchases(team, toolIds, { withdrawn: [id] });
  },
);

describe('The API, killed while members order, ask and approve', () => {
  it('loses and duplicates nothing after they have retried with their keys', async () => {
    const { onFailure, during } = killsOf(shop);
    const approveNew = async () =>
      approveFor(team, await askFor(team, toolIds, onFailure), onFailure);
    const buy = async (): Promise<[string, string]> => {
      const [ordered, approved] = await Promise.all([
        orderFor(team, toolIds, onFailure),
        approveNew(),
      ]);
      return [ordered, approved ?? expect.fail('no order')];
    };
    const buyAll = async () => {
      const bought: [string, string][] = [];
      for (let round = 0; round < 5; round += 1) {
        bought.push(...(await Promise.all([buy(), buy(), buy()])));
      }
      return bought;
    };
    const bought = await during(buyAll());
    await expectPurchases(team, toolIds, {
      ordered: bought.map(([ordered]) => ordered),
      approved: bought.map(([, approved]) => approved),
    });
  });
});
