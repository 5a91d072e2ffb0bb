import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import {
  Client,
  credentials,
  Metadata,
  type MethodDefinition,
  type ServiceDefinition,
} from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf, decodeMessage } from '../../firestore/wire/protobuf/protobufReader.ts';
import { startBackend } from '../support/backend.ts';
import { freshId, isOfficial } from '../support/firestore.ts';
import {
  type Call,
  type FunctionsEmulator,
  startFunctionsEmulator,
} from '../support/functionsEmulator.ts';

let functions: FunctionsEmulator;
let child: ChildProcess;
let host: string;
const clients: Firestore[] = [];

beforeAll(async () => {
  functions = await startFunctionsEmulator();
  const kind = isOfficial ? 'official' : 'stand-in';
  ({ child, host } = await startBackend(kind, '--functions_emulator', functions.host));
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.terminate()));
  child.kill('SIGKILL');
  functions.close();
});

const connect = (projectId: string, databaseId = '(default)') => {
  const shared = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const client = new Firestore({ projectId, databaseId });
  process.env.FIRESTORE_EMULATOR_HOST = shared;
  clients.push(client);
  return client;
};

const call = async (method: string, path: string, body: object) => {
  const response = await fetch(`http://${host}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

const pattern = (value: string) => ({ value, matchType: 'PATH_PATTERN' });

const v2 = (
  project: string,
  key: string,
  event: string,
  document: { value: string; matchType: string } = pattern('tools/{id}'),
  database = '(default)',
) =>
  call('POST', `/emulator/v1/projects/${project}/eventarcTrigger?eventarcTriggerId=${key}`, {
    eventType: `google.cloud.firestore.document.v1.${event}`,
    database,
    namespace: '(default)',
    document,
  });

const v1 = (project: string, key: string, event: string) =>
  call('PUT', `/emulator/v1/projects/${project}/triggers/${key}`, {
    eventTrigger: {
      eventType: `providers/cloud.firestore/eventTypes/document.${event}`,
      resource: `projects/${project}/databases/(default)/documents/tools/{id}`,
      service: 'firestore.googleapis.com',
    },
  });

const service = (() => {
  const manifest = createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json');
  const json = readFileSync(join(dirname(manifest), 'build/protos/v1.json'), 'utf8');
  const definitions = fromJSON(JSON.parse(json), { longs: String });
  return definitions['google.firestore.v1.Firestore'] as unknown as ServiceDefinition;
})();

// google.events.cloud.firestore.v1.Document has the field numbers of google.firestore.v1.Document.
const decodeDocument = (bytes: unknown) =>
  bytes instanceof Uint8Array
    ? service.GetDocument?.responseDeserialize(Buffer.from(bytes))
    : undefined;

const dataOf = ({ body }: Call) => {
  const message = decodeMessage(Buffer.from(body, 'base64'));
  return {
    value: decodeDocument(contentOf(message, 1)),
    oldValue: decodeDocument(contentOf(message, 2)),
    mask: decodeMessage(contentOf(message, 3) as Uint8Array).map(([, path]) => String(path)),
  };
};

const integer = (value: number) => ({ integerValue: String(value) });

const nameOf = (project: string, path: string) =>
  `projects/${project}/databases/(default)/documents/${path}`;

const userToken = (uid: string) =>
  `e30.${Buffer.from(JSON.stringify({ sub: uid, user_id: uid })).toString('base64url')}.`;

/** Writes tools/saw with these credentials, or none. */
const writeAs = async (project: string, authorization: string | undefined) => {
  const client = new Client(host, credentials.createInsecure());
  const metadata = new Metadata();
  if (authorization) metadata.set('authorization', authorization);
  const { path, requestSerialize } = service.Commit as MethodDefinition<object, object>;
  const update = { name: nameOf(project, 'tools/saw'), fields: { by: { stringValue: freshId() } } };
  const request = { database: `projects/${project}/databases/(default)`, writes: [{ update }] };
  await new Promise<void>((resolve, reject) => {
    client.makeUnaryRequest(
      path,
      requestSerialize,
      () => {},
      request,
      metadata,
      (error) => (error ? reject(error) : resolve()),
    );
  });
  client.close();
};

describe('second-generation functions', () => {
  it('receive the created, updated and deleted events that they registered for', async () => {
    const project = freshId();
    for (const event of ['created', 'updated', 'deleted', 'written']) {
      await v2(project, `on-${event}`, event);
    }
    const saw = connect(project).doc('tools/saw');
    await saw.set({ n: 1, m: { a: 1, b: 1 } });
    await saw.update({ n: 2, 'm.b': 2 });
    await saw.delete();
    const [created] = await functions.untilCalled(project, 'on-created', 1);
    const [updated] = await functions.untilCalled(project, 'on-updated', 1);
    const [deleted] = await functions.untilCalled(project, 'on-deleted', 1);
    await functions.untilCalled(project, 'on-written', 3);
    const first = { n: integer(1), m: { mapValue: { fields: { a: integer(1), b: integer(1) } } } };
    const second = { n: integer(2), m: { mapValue: { fields: { a: integer(1), b: integer(2) } } } };
    const name = nameOf(project, 'tools/saw');
    expect(dataOf(created as Call)).toMatchObject({ value: { name, fields: first }, mask: [] });
    expect(dataOf(updated as Call)).toMatchObject({
      value: { name, fields: second },
      oldValue: { name, fields: first },
      // Google's emulator leaves the mask empty; production lists the fields:
      // https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto
      mask: isOfficial ? [] : ['n', 'm.b'],
    });
    expect(dataOf(deleted as Call)).toMatchObject({ oldValue: { name, fields: second } });
    expect(dataOf(deleted as Call).value).toBeUndefined();
  });

  it('receive a CloudEvent in binary mode', async () => {
    const began = Date.now();
    const project = freshId();
    await v2(project, 'headers', 'created');
    await connect(project).doc('tools/saw').set({});
    const [created] = await functions.untilCalled(project, 'headers', 1);
    const { headers } = created as Call;
    expect(headers).toMatchObject({
      'content-type': 'application/protobuf',
      'ce-specversion': '1.0',
      'ce-type': 'google.cloud.firestore.document.v1.created',
      'ce-subject': 'documents/tools/saw',
      'ce-datacontenttype': 'application/protobuf',
      'ce-project': project,
      'ce-database': '(default)',
      'ce-namespace': '(default)',
      'ce-document': 'tools/saw',
      'ce-location': 'us-central1',
    });
    expect(headers['ce-id']).toMatch(/^[0-9a-f-]{36}$/);
    // Google's emulator sometimes truncates the fraction of the second.
    const earliest = Math.floor(began / 1000) * 1000;
    expect(Date.parse(String(headers['ce-time']))).toBeGreaterThanOrEqual(earliest);
    // Google's emulator writes `projects/` twice.
    expect(headers['ce-source']).toMatch(
      new RegExp(`^//firestore\\.googleapis\\.com/.*projects/${project}/databases/\\(default\\)$`),
    );
  });

  it('receive values of all types', async () => {
    const project = freshId();
    await v2(project, 'types', 'created');
    const firestore = connect(project);
    const fields = {
      n: null,
      b: true,
      d: 1.5,
      s: 'Größe',
      l: [1, { none: [] }],
      r: firestore.doc('a/b'),
      y: Buffer.from([1, 255]),
    };
    await firestore.doc('tools/saw').set(fields);
    const [created] = await functions.untilCalled(project, 'types', 1);
    expect(dataOf(created as Call).value).toMatchObject({
      fields: {
        n: { nullValue: 0 },
        b: { booleanValue: true },
        d: { doubleValue: 1.5 },
        s: { stringValue: 'Größe' },
        l: {
          arrayValue: {
            values: [integer(1), { mapValue: { fields: { none: { arrayValue: {} } } } }],
          },
        },
        r: { referenceValue: nameOf(project, 'a/b') },
        y: { bytesValue: Buffer.from([1, 255]) },
      },
    });
  });

  it('are called for matching documents, by pattern or exact path', async () => {
    const project = freshId();
    await v2(project, 'exact', 'written', { value: 'tools/saw', matchType: 'EXACT' });
    await v2(project, 'deep', 'written', pattern('{parent=**}/parts/{id}'));
    await v2(project, 'all', 'written', pattern('{all=**}'));
    const firestore = connect(project);
    await firestore.doc('tools/saw').set({});
    await firestore.doc('tools/axe').set({});
    await firestore.doc('tools/saw/parts/blade').set({});
    await functions.untilCalled(project, 'all', 3);
    const documents = (key: string) =>
      functions.callsOf(project, key).map(({ headers }) => headers['ce-document']);
    await functions.untilCalled(project, 'exact', 1);
    await functions.untilCalled(project, 'deep', 1);
    expect(documents('exact')).toEqual(['tools/saw']);
    expect(documents('deep')).toEqual(['tools/saw/parts/blade']);
  });

  it('are called only for their own database', async () => {
    const project = freshId();
    await v2(project, 'second', 'created', pattern('tools/{id}'), 'second');
    await v2(project, 'default', 'created');
    await connect(project).doc('tools/saw').set({});
    await connect(project, 'second').doc('tools/axe').set({});
    const [ofSecond] = await functions.untilCalled(project, 'second', 1);
    const [ofDefault] = await functions.untilCalled(project, 'default', 1);
    expect(ofSecond?.headers['ce-document']).toBe('tools/axe');
    expect(ofDefault?.headers['ce-document']).toBe('tools/saw');
  });

  // Google's emulator reports every author as unknown, with the same fake address.
  it.each([
    { who: 'the owner', authorization: 'Bearer owner', type: 'service_account', id: undefined },
    { who: 'a user', authorization: `Bearer ${userToken('ann')}`, type: 'unknown', id: 'ann' },
    { who: 'a visitor', authorization: undefined, type: 'unauthenticated', id: undefined },
  ])('with withAuthContext receive $who as the author', async ({ authorization, type, id }) => {
    const project = freshId();
    await v2(project, 'who', 'written.withAuthContext');
    await writeAs(project, authorization);
    const [call] = await functions.untilCalled(project, 'who', 1);
    expect(call?.headers['ce-type']).toMatch(/withAuthContext$/);
    expect(call?.headers['ce-authtype']).toBe(isOfficial ? 'unknown' : type);
    expect(call?.headers['ce-authid']).toBe(isOfficial ? 'fake-auth-id@gmail.com' : id);
  });

  it('that are registered twice receive an event once', async () => {
    const project = freshId();
    await v2(project, 'again', 'created', pattern('other/{id}'));
    await v2(project, 'again', 'created');
    await connect(project).doc('other/saw').set({});
    await connect(project).doc('tools/saw').set({});
    const [call] = await functions.untilCalled(project, 'again', 1);
    expect(call?.headers['ce-document']).toBe('tools/saw');
  });

  it('are registered with a response that repeats the request', async () => {
    const { status, body } = await v2(freshId(), 'echo', 'created');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        eventType: 'google.cloud.firestore.document.v1.created',
        database: '(default)',
        namespace: '(default)',
        document: pattern('tools/{id}'),
      },
    });
  });

  it('cannot register for unknown events', async () => {
    const { status } = await v2(freshId(), 'none', 'read');
    // Google's emulator reports an internal error.
    expect(status).toBe(isOfficial ? 500 : 400);
  });

  it('that fail do not block other events', async () => {
    const project = freshId();
    const firestore = connect(project);
    await v2(project, 'failing', 'created');
    functions.answerWith('failing', async () => 500);
    await firestore.doc('tools/saw').set({});
    await firestore.doc('tools/axe').set({});
    await functions.untilCalled(project, 'failing', 2);
    expect((await firestore.collection('tools').get()).size).toBe(2);
  });
});

describe('first-generation functions', () => {
  it('receive JSON', async () => {
    const project = freshId();
    for (const event of ['create', 'update', 'delete', 'write']) {
      expect(await v1(project, `v1-${event}`, event)).toEqual({ status: 200, body: {} });
    }
    const saw = connect(project).doc('tools/saw');
    await saw.set({ n: 1, list: [1.5, Number.NaN, null, Buffer.from('q')] });
    await saw.update({ n: 2 });
    await saw.delete();
    const [created] = await functions.untilCalled(project, 'v1-create', 1);
    const [updated] = await functions.untilCalled(project, 'v1-update', 1);
    const [deleted] = await functions.untilCalled(project, 'v1-delete', 1);
    await functions.untilCalled(project, 'v1-write', 3);
    const list = {
      arrayValue: {
        values: [
          { doubleValue: 1.5 },
          { doubleValue: 'NaN' },
          { nullValue: null },
          { bytesValue: 'cQ==' },
        ],
      },
    };
    const name = nameOf(project, 'tools/saw');
    const { data, context } = JSON.parse(created?.body ?? '');
    expect(data).toMatchObject({
      value: { name, fields: { n: integer(1), list } },
      updateMask: {},
    });
    expect(data.value.createTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}(\d{3})?)?Z$/);
    expect(context).toMatchObject({
      eventType: 'providers/cloud.firestore/eventTypes/document.create',
      resource: { name, service: 'firestore.googleapis.com' },
      timestamp: data.value.updateTime,
    });
    expect(JSON.parse(updated?.body ?? '').data).toMatchObject({
      value: { fields: { n: integer(2) } },
      oldValue: { fields: { n: integer(1) } },
    });
    expect(JSON.parse(deleted?.body ?? '').data).toMatchObject({ oldValue: { name } });
  });
});
