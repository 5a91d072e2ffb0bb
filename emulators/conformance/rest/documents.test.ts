import { describe, expect, it } from 'vitest';
import { isOfficial } from '../support/firestore.ts';
import { answered, failure, RestClient } from '../support/rest.ts';

const rest = new RestClient();
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}|\.\d{6})?Z$/);
const integer = (value: number) => ({ integerValue: String(value) });

/** The expected document. */
const documentAt = (path: string, fields?: object) => ({
  name: rest.name(path),
  ...(fields && { fields }),
  createTime: time,
  updateTime: time,
});

const stored = async (path: string, fields: object) => {
  const { status, body } = await rest.call('PATCH', path, { body: { fields } });
  expect({ status, body }).toEqual(answered(200));
  return body;
};

describe('POST a collection', () => {
  it('creates a document with the given id', async () => {
    const body = { fields: { n: integer(1) } };
    expect(await rest.call('POST', '/made', { body, query: 'documentId=saw' })).toEqual({
      status: 200,
      body: documentAt('made/saw', { n: integer(1) }),
    });
  });

  it.each(['', 'documentId='])('generates an id of 20 letters and digits: %j', async (query) => {
    const { status, body } = await rest.call('POST', '/made', { body: {}, query });
    expect({ status, id: body.name?.split('/').at(-1) }).toEqual({
      status: 200,
      id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
    });
  });

  it('creates below a document and returns the fields of the mask', async () => {
    const body = { fields: { n: integer(1), m: integer(2) } };
    const query = 'documentId=x&mask.fieldPaths=m';
    expect(await rest.call('POST', '/made/none/below', { body, query })).toEqual({
      status: 200,
      body: documentAt('made/none/below/x', { m: integer(2) }),
    });
  });

  it('rejects an existing id', async () => {
    await stored('/made/taken', {});
    const reply = await rest.call('POST', '/made', { body: {}, query: 'documentId=taken' });
    expect(reply).toMatchObject(failure(409, 'ALREADY_EXISTS'));
  });

  it.each([
    ['documentId=x%2Fy', 'Resource id "x/y" is invalid because it contains "/".'],
    ['documentId=__x__', 'Resource id "__x__" is invalid because it is reserved.'],
  ])('rejects %s', async (query, message) => {
    const reply = await rest.call('POST', '/made', { body: {}, query });
    expect(reply).toEqual(failure(400, 'INVALID_ARGUMENT', message));
  });

  it('rejects a name within the document', async () => {
    const reply = await rest.call('POST', '/made', { body: { name: rest.name('made/x') } });
    expect(reply).toEqual(failure(400, 'INVALID_ARGUMENT', 'document.name must not be set'));
  });

  it('rejects a collection as parent', async () => {
    const reply = await rest.call('POST', '/made/saw/below/x/y', { body: {} });
    expect(await rest.call('POST', '/made/saw', { body: {} })).toMatchObject(
      failure(400, 'INVALID_ARGUMENT'),
    );
    expect(reply).toEqual(answered(200));
  });
});

describe('GET a document', () => {
  it('returns the fields of the mask, in either spelling', async () => {
    const { createTime } = await stored('/got/saw', {
      a: integer(1),
      b: { mapValue: { fields: { c: integer(2), d: integer(3) } } },
    });
    for (const query of [
      'mask.fieldPaths=a&mask.fieldPaths=b.c',
      'mask.field_paths=a&mask.field_paths=b.c',
    ]) {
      const { status, body } = await rest.call('GET', '/got/saw', { query });
      expect({ status, body }).toEqual({
        status: 200,
        body: documentAt('got/saw', {
          a: integer(1),
          b: { mapValue: { fields: { c: integer(2) } } },
        }),
      });
      expect(body.createTime).toBe(createTime);
    }
  });

  it('ignores the system parameters of Google APIs', async () => {
    await stored('/got/plain', {});
    const query = 'key=abc&alt=json&$alt=json&prettyPrint=false&access_token=x';
    expect(await rest.call('GET', '/got/plain', { query })).toEqual({
      status: 200,
      body: documentAt('got/plain'),
    });
  });

  // Google's emulator ignores them, production does not. The parameters of all requests are in
  // https://cloud.google.com/apis/docs/system-parameters.
  it('rejects unknown parameters', async () => {
    await stored('/got/strict', {});
    const reply = await rest.call('GET', '/got/strict', { query: 'mask.fieldPath=a' });
    expect(reply).toEqual(answered(isOfficial ? 200 : 400));
  });

  it('responds with 404 for a missing one', async () => {
    const reply = await rest.call('GET', '/got/none');
    expect(reply).toMatchObject(failure(404, 'NOT_FOUND', expect.stringMatching(/not found\.$/)));
  });

  it.each([
    ['a space, a colon, letters of many bytes and signs', 'sp ace:x+ü&?#%'],
    ['the name of a call after a colon', 'x:runQuery'],
    ['a database in encoded brackets', '(default)'],
  ])('an id may contain %s', async (_, id) => {
    await stored(`/got/${encodeURIComponent(id)}`, { n: integer(1) });
    expect(await rest.call('GET', `/got/${encodeURIComponent(id)}`)).toEqual({
      status: 200,
      body: documentAt(`got/${id}`, { n: integer(1) }),
    });
  });
});

describe('PATCH a document', () => {
  it('creates it, then replaces it', async () => {
    await stored('/patched/saw', { a: integer(1), b: integer(2) });
    expect(await stored('/patched/saw', { b: integer(3) })).toEqual(
      documentAt('patched/saw', { b: integer(3) }),
    );
  });

  it('changes only the fields of updateMask, deletes missing ones and returns the fields of mask', async () => {
    await stored('/patched/masked', { a: integer(1), b: integer(2), c: integer(3) });
    const query =
      'updateMask.fieldPaths=a&updateMask.fieldPaths=b&mask.fieldPaths=a&mask.fieldPaths=c';
    const body = { fields: { a: integer(7), c: integer(8) } };
    expect(await rest.call('PATCH', '/patched/masked', { body, query })).toEqual({
      status: 200,
      body: documentAt('patched/masked', { a: integer(7), c: integer(3) }),
    });
    const { body: whole } = await rest.call('GET', '/patched/masked');
    expect(whole.fields).toEqual({ a: integer(7), c: integer(3) });
  });

  it.each([
    [
      'exists=true on a missing one',
      '/patched/none',
      'currentDocument.exists=true',
      404,
      'NOT_FOUND',
    ],
    [
      'exists=false on an existing one',
      '/patched/there',
      'currentDocument.exists=false',
      409,
      'ALREADY_EXISTS',
    ],
    [
      'another update time',
      '/patched/there',
      'currentDocument.updateTime=2020-01-01T00:00:00Z',
      400,
      'FAILED_PRECONDITION',
    ],
  ])('rejects %s', async (_, path, query, status, code) => {
    await stored('/patched/there', {});
    expect(await rest.call('PATCH', path, { body: {}, query })).toMatchObject(
      failure(status, code),
    );
  });

  // Google's emulator does not parse a time in a query and uses 1970.
  it('accepts the current update time', async () => {
    const { updateTime } = await stored('/patched/timed', {});
    const query = `currentDocument.updateTime=${updateTime}`;
    const reply = await rest.call('PATCH', '/patched/timed', { body: {}, query });
    expect(reply).toEqual(answered(isOfficial ? 400 : 200));
  });

  it('rejects a name that is not a document', async () => {
    expect(await rest.call('PATCH', '/patched', { body: {} })).toMatchObject(
      failure(400, 'INVALID_ARGUMENT'),
    );
  });
});

describe('DELETE a document', () => {
  it('deletes it, and succeeds when it is missing', async () => {
    await stored('/deleted/saw', {});
    expect(await rest.call('DELETE', '/deleted/saw')).toEqual({ status: 200, body: {} });
    expect(await rest.call('GET', '/deleted/saw')).toEqual(answered(404));
    expect(await rest.call('DELETE', '/deleted/saw')).toEqual({ status: 200, body: {} });
  });

  it('fails on a missing one with exists=true', async () => {
    const reply = await rest.call('DELETE', '/deleted/none', {
      query: 'currentDocument.exists=true',
    });
    expect(reply).toMatchObject(failure(404, 'NOT_FOUND'));
  });
});
