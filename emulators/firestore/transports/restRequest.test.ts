import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { JsonMessages } from '../wire/json/jsonMessages.ts';
import { definitionOf, loadProtocol, packageName, serviceName } from '../wire/protocol.ts';
import { httpBindings } from './httpBindings.ts';
import { restMessage } from './restRequest.ts';

const protocol = loadProtocol();
const messages = new JsonMessages(protocol);
const root = 'projects/p/databases/(default)/documents';

/** The message of a request for an RPC; undefined when the request does not match the RPC. */
const messageOf = (name: string, method: string, url: string, body = '') => {
  const definition = definitionOf(protocol, serviceName)?.methods?.[name];
  if (!definition) throw new Error(`There is no RPC ${name}.`);
  const path = url.split('?', 1)[0] ?? '';
  const [found] = httpBindings(definition).flatMap((binding) => {
    const match = binding.method === method && binding.path.exec(path);
    return match ? [{ binding, values: match.slice(1) }] : [];
  });
  if (!found) return undefined;
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  request.push(body);
  request.push(null);
  const type = messages.get(`${packageName}.${definition.requestType}`);
  return restMessage(found.binding, type, found.values, request);
};

describe('a REST request', () => {
  it('for GET is for a document with an even number of ids, for a collection with an odd one', async () => {
    const [document, collection] = [`/v1/${root}/a/b`, `/v1/${root}/a/b/c`];
    expect(await messageOf('GetDocument', 'GET', document)).toEqual({ name: `${root}/a/b` });
    expect(messageOf('GetDocument', 'GET', collection)).toBeUndefined();
    expect(messageOf('ListDocuments', 'GET', document)).toBeUndefined();
    expect(await messageOf('ListDocuments', 'GET', collection)).toEqual({
      parent: `${root}/a/b`,
      collectionId: 'c',
    });
  });

  it('has fields in its query, with bytes in either alphabet', async () => {
    const query = 'transaction=-_8%3D&mask.fieldPaths=a&mask.fieldPaths=b';
    expect(await messageOf('GetDocument', 'GET', `/v1/${root}/a/b?${query}`)).toMatchObject({
      transaction: Buffer.from([251, 255]),
      mask: { fieldPaths: ['a', 'b'] },
    });
  });

  it('takes the name from its path, not from the body', async () => {
    const url = `/v1/${root}/a/b?currentDocument.exists=false`;
    expect(await messageOf('UpdateDocument', 'PATCH', url, '{"name": "other"}')).toEqual({
      document: { name: `${root}/a/b`, fields: {} },
      currentDocument: { exists: false },
    });
  });

  it('may run below the root and below a document', async () => {
    expect(await messageOf('RunQuery', 'POST', `/v1/${root}:runQuery`)).toEqual({ parent: root });
    expect(await messageOf('RunQuery', 'POST', `/v1/${root}/a/b:runQuery`, '{}')).toEqual({
      parent: `${root}/a/b`,
    });
  });

  it.each(['unknown=1', 'mask=1', 'mask.unknown=1', 'transaction=%25'])(
    'with %s is rejected',
    async (query) => {
      await expect(
        messageOf('GetDocument', 'GET', `/v1/${root}/a/b?${query}`),
      ).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
      });
    },
  );
});
