import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { connect, freshId } from '../support/firestore.ts';
import { putRules, rulesWith } from '../support/rules.ts';
import { userClient } from '../support/userClient.ts';

interface RulesRequest {
  rulesReleaseKey: string;
  rules: string;
  rulesContext: { path: string; method: string };
  granularAllowOutcomes: { line: number; outcome: boolean }[];
  outcome: string;
}

const rules = rulesWith(`match /c/{id} {
      allow get: if resource.data.owner == request.auth.uid;
      allow list: if resource.data.n > 5;
      allow create: if request.resource.data.n == 1 / 0;
    }`);
const clientOf = userClient();
const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

/** The requests of a project on a new connection: past ones, and those received later. */
const listen = async (project: string) => {
  const socket = new WebSocket(`ws://${process.env.FIRESTORE_WEBSOCKET_HOST}/requests`);
  sockets.push(socket);
  const isOwn = ({ rulesReleaseKey }: RulesRequest) =>
    rulesReleaseKey.startsWith(`projects/${project}/`);
  const received: RulesRequest[] = [];
  socket.on('message', (text) => {
    const message = JSON.parse(String(text));
    if (!Array.isArray(message) && isOwn(message)) received.push(message);
  });
  const [text] = await once(socket, 'message');
  const past: RulesRequest[] = JSON.parse(String(text));
  return { past: past.filter(isOwn), received };
};

const setup = async () => {
  const project = freshId();
  await putRules(project, rules);
  await connect(project).doc('c/of-ann').set({ owner: 'ann' });
  return {
    project,
    ann: clientOf(project, { sub: 'ann' }),
    bob: clientOf(project, { sub: 'bob' }),
  };
};

/**
 * The last request received: Google's emulator reports a request several times, before and after it
 * reads documents.
 */
const latest = (received: RulesRequest[], method: string) =>
  received.findLast(({ rulesContext }) => rulesContext.method === method);

describe('the requests feed', () => {
  it('reports rules, request, resource and outcome', async () => {
    const { project, ann } = await setup();
    const { received } = await listen(project);
    await ann.batchGet(['c/of-ann']);
    await expect.poll(() => latest(received, 'get')?.outcome).toBe('allow');
    expect(latest(received, 'get')).toMatchObject({
      rulesReleaseKey: expect.stringContaining('/releases/cloud.firestore'),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      rulesContext: {
        path: '/databases/(default)/documents/c/of-ann',
        method: 'get',
        time: expect.any(String),
        request: { mapValue: { fields: { method: { stringValue: 'get' } } } },
        resource: {
          mapValue: {
            fields: { data: { mapValue: { fields: { owner: { stringValue: 'ann' } } } } },
          },
        },
      },
      granularAllowOutcomes: expect.arrayContaining([{ line: 5, outcome: true }]),
    });
    // Google's emulator reports no rules for a project if other rules were loaded, also those of
    // another project, between the load of its rules and their first evaluation.
    await expect
      .poll(async () => {
        await putRules(project, rules);
        await ann.batchGet(['c/of-ann']);
        return received.map((report) => report.rules);
      })
      .toContain(rules);
  });

  it('reports a denial', async () => {
    const { project, bob } = await setup();
    const { received } = await listen(project);
    await bob.batchGet(['c/of-ann']);
    await expect
      .poll(() => latest(received, 'get')?.granularAllowOutcomes.at(-1))
      .toEqual({
        line: 5,
        outcome: false,
      });
  });

  it('reports an error for a missing document', async () => {
    const { project, ann } = await setup();
    const { received } = await listen(project);
    await ann.commit([{ update: { name: ann.nameOf('c/new'), fields: {} } }]);
    await expect
      .poll(() => latest(received, 'create'))
      .toMatchObject({
        outcome: 'error',
        rulesContext: { resource: { nullValue: null } },
      });
  });

  it('reports the constraints of a list', async () => {
    const { project, ann } = await setup();
    const { received } = await listen(project);
    const value = { integerValue: 7 };
    const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value } };
    await ann.runQuery({ from: [{ collectionId: 'c' }], where });
    const simpleConstraints = [{ comparator: 'GT', value: { intValue: '7' } }];
    const fields = { n: { constraintValue: { simpleConstraints } } };
    await expect
      .poll(() => latest(received, 'list'))
      .toMatchObject({
        outcome: 'allow',
        rulesContext: {
          path: '/databases/(default)/documents/c/*',
          resource: { mapValue: { fields: { data: { mapValue: { fields } } } } },
        },
      });
  });

  it('starts with past requests', async () => {
    const { project, ann } = await setup();
    const { received } = await listen(project);
    await ann.batchGet(['c/of-ann']);
    await expect.poll(() => latest(received, 'get')?.outcome).toBe('allow');
    const { past } = await listen(project);
    expect(past.map(({ rulesContext }) => rulesContext.method)).toContain('get');
  });
});
