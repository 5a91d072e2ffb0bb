import { describe, expect, it } from 'vitest';
import { RawStream } from '../listen/support/rawStream.ts';
import { codes, failureOf, isOfficial } from '../support/firestore.ts';
import { owner, RestClient } from '../support/rest.ts';
import { connectRpc, messagesOf, withHeaders } from '../support/rpc.ts';

const rest = new RestClient();
const { client, database, root } = connectRpc(rest.project);

type Calls = Record<string, (name: string) => Promise<unknown>>;

const structuredQuery = { from: [{ collectionId: 'c' }] };
const commit = (write: object) => client.commit({ database, writes: [write] });
const whereNameIs = (name: string) => ({
  ...structuredQuery,
  where: {
    fieldFilter: {
      field: { fieldPath: '__name__' },
      op: 'EQUAL' as const,
      value: { referenceValue: name },
    },
  },
});

const listen = async (target: object) => {
  type Response = { targetChange?: { cause?: { code: number; message: string } } };
  const stream = new RawStream<Response>('Listen', database);
  stream.send({ database, addTarget: { targetId: 1, ...target } });
  const { targetChange } = await stream.until((all) =>
    all.find((response) => response.targetChange?.cause),
  );
  throw targetChange?.cause;
};

const onDocuments: Calls = {
  GetDocument: (name) => client.getDocument({ name }),
  BatchGetDocuments: (name) =>
    messagesOf(client.batchGetDocuments({ database, documents: [name] })),
  UpdateDocument: (name) => client.updateDocument({ document: { name, fields: {} } }),
  DeleteDocument: (name) => client.deleteDocument({ name }),
  'Commit of an update': (name) => commit({ update: { name, fields: {} } }),
  'Commit of a delete': (name) => commit({ delete: name }),
  BatchWrite: (name) =>
    client.batchWrite({ database, writes: [{ delete: name }] }, withHeaders(owner)),
  'Listen to documents': (name) => listen({ documents: { documents: [name] } }),
};

const onParents: Calls = {
  ListDocuments: (parent) => client.listDocuments({ parent, collectionId: 'c' }),
  ListCollectionIds: (parent) => client.listCollectionIds({ parent }),
  CreateDocument: (parent) => client.createDocument({ parent, collectionId: 'c', document: {} }),
  RunQuery: (parent) => messagesOf(client.runQuery({ parent, structuredQuery })),
  RunAggregationQuery: (parent) =>
    messagesOf(
      client.runAggregationQuery({
        parent,
        structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] },
      }),
    ),
  'Listen to a query': (parent) => listen({ query: { parent, structuredQuery } }),
};

const onReferences: Calls = {
  'a stored reference': (name) =>
    commit({ update: { name: `${root}/c/d`, fields: { r: { referenceValue: name } } } }),
  'an element of arrayUnion': (name) =>
    commit({
      update: { name: `${root}/c/d`, fields: {} },
      updateTransforms: [
        { fieldPath: 'r', appendMissingElements: { values: [{ referenceValue: name }] } },
      ],
    }),
  'a filter by name': (name) =>
    messagesOf(client.runQuery({ parent: root, structuredQuery: whereNameIs(name) })),
};

const groups: [kind: string, calls: Calls][] = [
  ['Document', onDocuments],
  ['Document parent', onParents],
  ['Resource', onReferences],
];

const at = (offset: number) => `at index ${root.length + offset}`;

/** The messages for malformed names of all kinds, without their beginning. */
const malformed: [path: string, problem: string][] = [
  ['/a', `lacks "/" ${at(2)}.`],
  ['/a/b/c', `lacks "/" ${at(6)}.`],
  ['/', 'is invalid: Omit trailing "/".'],
  ['/a/', 'has invalid trailing "/".'],
  ['/a/b/', 'has invalid trailing "/".'],
  ['//b', `lacks a collection id ${at(1)}.`],
  ['/a//b/c', `lacks a resource id ${at(3)}.`],
  ['/a/b//c/d', `lacks a collection id ${at(5)}.`],
  ['/a/.', `contains a resource id "." ${at(3)}.`],
  ['/../b', `contains a collection id ".." ${at(1)}.`],
];

const reserved: [path: string, message: string][] = [
  ['/a/__bad__', 'Resource id "__bad__" is invalid because it is reserved.'],
  ['/a/__badpath__/b', 'Resource id "__badpath__" is invalid because it is reserved.'],
  ['/__bad__/b', 'Collection id "__bad__" is invalid because it is reserved.'],
  ['/__id7__/b', 'Collection id "__id7__" is invalid because it is reserved.'],
  ['/a/__id07__', 'Resource id "__id07__" is invalid because it is reserved.'],
  [
    `/a/__id${2n ** 63n}__`,
    `Resource id "__id${2n ** 63n}__" is invalid because it is not a 64 bit integer.`,
  ],
];

const tooLarge: [path: string, message: string][] = [
  [`/a/${'é'.repeat(751)}`, 'The key path element name is longer than 1500 bytes.'],
  [`/${'x'.repeat(1501)}/b`, 'The key path element kind is longer than 1500 bytes.'],
  ['/a/b'.repeat(101), 'Key path is too long. Cannot exceed 100 elements.'],
];

const expectRejected = async (call: Promise<unknown>, message: string) => {
  const failure = await failureOf(call);
  const prefix = `${codes.INVALID_ARGUMENT} INVALID_ARGUMENT: `;
  expect({ ...failure, message: failure.message.replace(prefix, '') }).toEqual({
    code: codes.INVALID_ARGUMENT,
    message,
  });
};

describe.each(groups)('%s names', (kind, calls) => {
  describe.each(Object.entries(calls))('of %s', (_, call) => {
    it.each(malformed)('are rejected when malformed: …%s', async (path, problem) => {
      await expectRejected(call(root + path), `${kind} name "${root}${path}" ${problem}`);
    });

    it.each(reserved)('are rejected when an id is reserved: …%s', async (path, message) => {
      await expectRejected(call(root + path), message);
    });

    it('are rejected without a database', async () => {
      await expectRejected(call('rubbish'), `${kind} name "rubbish" lacks "projects" at index 0.`);
      const name = 'projects//databases/(default)/documents/a/b';
      await expectRejected(call(name), `${kind} name "${name}" lacks a project id at index 9.`);
    });
  });
});

// Google's emulator checks limits in commits and queries only.
const checkingLengths = isOfficial
  ? { ...onParents, 'Commit of an update': onDocuments['Commit of an update'] }
  : { ...onDocuments, ...onParents, ...onReferences };
const unchecked = isOfficial ? ['ListCollectionIds', 'Listen to a query'] : [];
const calls = Object.entries(checkingLengths).filter(([name]) => !unchecked.includes(name));

describe.each(calls)('name limits: %s', (_, call) => {
  it.each(tooLarge)('are enforced: %s', async (path, message) => {
    await expectRejected((call as Calls[string])(root + path), message);
  });
});

describe('names of other databases', () => {
  const other = 'projects/other/databases/(default)';
  const message = `The request was for database '${database}' but was attempting to access database '${other}'`;

  it('are rejected in a filter', async () => {
    const structuredQuery = whereNameIs(`${other}/documents/c/d`);
    await expectRejected(messagesOf(client.runQuery({ parent: root, structuredQuery })), message);
  });

  // By the documentation they are errors; Google's emulator reads and writes in the other database.
  // https://cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1#batchgetdocumentsrequest
  it('are rejected in a read and in a commit', async () => {
    const name = `${other}/documents/c/d`;
    const read = () => messagesOf(client.batchGetDocuments({ database, documents: [name] }));
    for (const call of [read, () => commit({ delete: name })]) {
      if (isOfficial) await call();
      else await expectRejected(call(), message);
    }
  });

  it.each([
    ['rubbish', 'lacks "projects" at index 0.'],
    [`${database}/`, 'has invalid trailing "/".'],
    [root, `has extra characters at index ${database.length}.`],
  ])('the name of a database is checked: %s', async (name, problem) => {
    const message = `Database name "${name}" ${problem}`;
    await expectRejected(client.beginTransaction({ database: name }), message);
    await expectRejected(client.commit({ database: name }), message);
  });
});

describe('ids of collections', () => {
  const run = (collectionId: string) =>
    messagesOf(client.runQuery({ parent: root, structuredQuery: { from: [{ collectionId }] } }));
  const list = (collectionId: string) => client.listDocuments({ parent: root, collectionId });
  const create = (collectionId: string) =>
    client.createDocument({ parent: root, collectionId, document: {} });

  it.each([
    ['a/b', 'it contains "/"'],
    ['.', 'it is reserved'],
    ['__bad__', 'it is reserved'],
    ['__id7__', 'it is reserved'],
  ])('are rejected: %s', async (id, problem) => {
    const message = `Collection id "${id}" is invalid because ${problem}.`;
    for (const call of [run, list, create]) await expectRejected(call(id), message);
  });

  it('are rejected beyond 1,500 bytes', async () => {
    const message = 'The query kind is longer than 1500 bytes.';
    for (const call of [run, list]) await expectRejected(call('x'.repeat(1501)), message);
  });

  it('may be missing, except when creating a document', async () => {
    await expect(run('')).resolves.not.toHaveLength(0);
    await expectRejected(create(''), 'collectionId is the empty string.');
  });
});

describe('legal names', () => {
  it.each(['__id7__', '__id-7__', '__', '___', '...', 'a b', '__x', 'x__', 'x'.repeat(1500)])(
    'have the id %s',
    async (id) => {
      const name = `${root}/a/${id}`;
      await client.updateDocument({ document: { name, fields: {} } });
      expect((await client.getDocument({ name }))[0].name).toBe(name);
    },
  );
});

describe('names in REST', () => {
  it.each([
    ['GET', '/a/__bad__/b', 'Resource id "__bad__" is invalid because it is reserved.'],
    ['GET', '/__bad__', 'Collection id "__bad__" is invalid because it is reserved.'],
    ['GET', '/a//b', `Document name "${root}/a//b" lacks a resource id ${at(3)}.`],
    ['GET', '//b', `Document name "${root}//b" lacks a collection id ${at(1)}.`],
    ['GET', '/a/', `Document name "${root}/a/" has invalid trailing "/".`],
    ['PATCH', '/a', `Document name "${root}/a" lacks "/" ${at(2)}.`],
    ['DELETE', '/a/b/', `Document name "${root}/a/b/" has invalid trailing "/".`],
    ['POST', '/a/b', `Document parent name "${root}/a" lacks "/" ${at(2)}.`],
    ['POST', '/a/b/', 'collectionId is the empty string.'],
    ['POST', '/a:listCollectionIds', `Document parent name "${root}/a" lacks "/" ${at(2)}.`],
  ])('are checked: %s %s', async (method, path, message) => {
    const body = method === 'PATCH' || method === 'POST' ? {} : undefined;
    expect(await rest.call(method, path, { body, headers: owner })).toEqual({
      status: 400,
      body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } },
    });
  });
});
