import { beforeAll, describe, expect, it } from 'vitest';
import { RawStream } from '../listen/support/rawStream.ts';
import { codes, failureOf, isOfficial } from '../support/firestore.ts';
import { failure, owner, RestClient, user } from '../support/rest.ts';
import { connectRpc, withHeaders } from '../support/rpc.ts';
import { tokenOf } from '../support/token.ts';

const rest = new RestClient();
const { client, database, root, nameOf } = connectRpc(rest.project);
const headers = user('ann');

beforeAll(async () => {
  await rest.putRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /closed/{id} { allow read, write: if false; }
    match /owned/{id} {
      allow read: if false;
      allow read, write: if
        resource.data.owner == request.auth.uid;
      allow read: if ['a'][1] == 'a';
      allow read: if 1 + 'a' == '1a';
      allow read: if unknown();
      allow read: if 'text';
    }
    match /open/{id} { allow get: if true; }
  }
}`);
  await rest.call('PATCH', '/closed/a', { body: {}, headers: owner });
  await rest.call('PATCH', '/owned/a', { body: {}, headers: owner });
});

/**
 * Google's emulator also lists the outcomes without the document, and for an update those of a
 * create; after some errors it lists the expected types.
 */
const listing = (...reasons: string[]) =>
  isOfficial
    ? expect.stringMatching(new RegExp(`^\n.*${reasons.map(escaped).join('.*, ')}`))
    : `\n${reasons.join(', ')}`;
const escaped = (text: string) => text.replace(/[[\]+']/g, '\\$&').replace('. for', '\\..*for');

const errors = (method: string, property = 'Property owner is undefined on object.') =>
  listing(
    `false for '${method}' @ L6`,
    `${property} for '${method}' @ L8`,
    `Index out of bound error. Index: [1] , size: [1]. for '${method}' @ L9`,
    `Unsupported operation error. Received: int + string. for '${method}' @ L10`,
    `Function not found error: Name: [unknown]. for '${method}' @ L11`,
    `Type error. Received: [string] Expected: [bool]. for '${method}' @ L12`,
  );

const denials: [method: string, path: string, message: unknown][] = [
  ['GET', '/closed/a', listing("false for 'get' @ L4")],
  ['GET', '/closed', listing("false for 'list' @ L4")],
  ['DELETE', '/closed/a', listing("false for 'delete' @ L4")],
  ['PATCH', '/closed/a', listing("false for 'update' @ L4")],
  ['PATCH', '/closed/new', listing("false for 'create' @ L4")],
  ['GET', '/owned/a', errors('get')],
  ['GET', '/owned/none', errors('get', 'Null value error.')],
  ['GET', '/owned', errors('list')],
  ['PATCH', '/owned/a', listing("Property owner is undefined on object. for 'update' @ L8")],
  ['GET', '/open', 'No matching allow statements'],
  ['PATCH', '/open/a', 'No matching allow statements'],
  ['GET', '/none/a', 'No matching allow statements'],
];

describe('a denial has its reasons', () => {
  it.each(denials)('%s %s', async (method, path, message) => {
    const body = method === 'PATCH' ? {} : undefined;
    expect(await rest.call(method, path, { body, headers })).toEqual(
      failure(403, 'PERMISSION_DENIED', message),
    );
  });

  it('over gRPC', async () => {
    const call = client.getDocument({ name: nameOf('closed/a') }, withHeaders(headers));
    expect(await failureOf(call)).toEqual({
      code: codes.PERMISSION_DENIED,
      message: "7 PERMISSION_DENIED: \nfalse for 'get' @ L4",
    });
  });

  it('for a batch of writes', async () => {
    const writes = [{ delete: nameOf('closed/a') }, { delete: nameOf('closed/b') }];
    const { message } = await failureOf(client.commit({ database, writes }, withHeaders(headers)));
    expect(message).toContain("\nfalse for 'delete' @ L4");
  });

  it.each([
    [{ documents: { documents: [nameOf('closed/a')] } }, "\nfalse for 'get' @ L4"],
    [
      { query: { parent: root, structuredQuery: { from: [{ collectionId: 'closed' }] } } },
      "\nfalse for 'list' @ L4",
    ],
  ])('for a listener', async (target, message) => {
    type Response = { targetChange?: { cause?: object } };
    const stream = new RawStream<Response>('Listen', database, tokenOf({ sub: 'ann' }));
    stream.send({ database, addTarget: { targetId: 1, ...target } });
    const cause = await stream.until((all) =>
      all.map(({ targetChange }) => targetChange?.cause).find((found) => found),
    );
    expect(cause).toMatchObject({ code: codes.PERMISSION_DENIED, message });
  });
});
