import { v1 } from '@google-cloud/firestore';
import { credentials } from '@grpc/grpc-js';
import { afterAll, describe, expect, it } from 'vitest';
import { codes, failureOf, freshId } from '../support/firestore.ts';

const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');

const client = new v1.FirestoreClient({
  servicePath: host,
  port: Number(port),
  sslCreds: credentials.createInsecure(),
});
afterAll(() => client.close());

const parent = `projects/${freshId()}/databases/(default)/documents`;
const named = (id: string) => `${parent}/tools/${id}`;
const integer = (value: number) => ({ integerValue: value });

const create = (documentId: string, fields: Record<string, { integerValue: number }> = {}) =>
  client.createDocument({ parent, collectionId: 'tools', documentId, document: { fields } });

describe('CreateDocument, UpdateDocument and DeleteDocument over gRPC', () => {
  it('create succeeds only once', async () => {
    const [document] = await create('saw', { n: integer(1) });
    expect(document).toMatchObject({
      name: named('saw'),
      fields: { n: { integerValue: '1' } },
      createTime: document.updateTime,
    });
    expect(await failureOf(create('saw'))).toMatchObject({ code: codes.ALREADY_EXISTS });
  });

  it('create generates an id', async () => {
    const [document] = await create('');
    expect(document.name).toMatch(/\/tools\/[A-Za-z0-9]{20}$/);
  });

  it('update changes the fields of the mask and returns the whole document', async () => {
    await create('plane', { a: integer(1), b: integer(2) });
    const [document] = await client.updateDocument({
      document: { name: named('plane'), fields: { a: integer(3) } },
      updateMask: { fieldPaths: ['a'] },
    });
    expect(document.fields).toMatchObject({ a: { integerValue: '3' }, b: { integerValue: '2' } });
  });

  it('update checks its precondition', async () => {
    const update = client.updateDocument({
      document: { name: named('none') },
      currentDocument: { exists: true },
    });
    expect(await failureOf(update)).toMatchObject({ code: codes.NOT_FOUND });
  });

  it('delete removes the document and checks its precondition', async () => {
    await create('file');
    const once = { name: named('file'), currentDocument: { exists: true } };
    await client.deleteDocument(once);
    expect(await failureOf(client.getDocument({ name: named('file') }))).toMatchObject({
      code: codes.NOT_FOUND,
    });
    expect(await failureOf(client.deleteDocument(once))).toMatchObject({ code: codes.NOT_FOUND });
  });
});
