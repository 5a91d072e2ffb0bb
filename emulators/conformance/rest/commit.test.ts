import { describe, expect, it } from 'vitest';
import { answered, failure, owner, RestClient } from '../support/rest.ts';

const rest = new RestClient();
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const integer = (value: number) => ({ integerValue: String(value) });

const put = (path: string, fields: object = {}) => ({ update: { name: rest.name(path), fields } });
const commit = (body: object) => rest.call('POST', ':commit', { body });

const fieldsOf = async (path: string) => (await rest.call('GET', `/${path}`)).body.fields;

describe('POST :commit', () => {
  it('applies all writes and returns the update time and transform results of each', async () => {
    const updateTransforms = [
      { fieldPath: 'n', increment: integer(2) },
      { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
    ];
    const writes = [
      { ...put('done/a', { n: integer(1) }), updateTransforms },
      { delete: rest.name('done/none') },
    ];
    expect(await commit({ writes })).toEqual({
      status: 200,
      body: {
        writeResults: [
          { updateTime: time, transformResults: [integer(3), { timestampValue: time }] },
          {},
        ],
        commitTime: time,
      },
    });
    expect(await fieldsOf('done/a')).toEqual({ n: integer(3), at: { timestampValue: time } });
  });

  it('changes only the fields of a mask', async () => {
    await commit({ writes: [put('done/masked', { a: integer(1), b: integer(1) })] });
    const updateMask = { fieldPaths: ['a'] };
    await commit({ writes: [{ ...put('done/masked', { a: integer(2) }), updateMask }] });
    expect(await fieldsOf('done/masked')).toEqual({ a: integer(2), b: integer(1) });
  });

  it('applies no write when one fails', async () => {
    const currentDocument = { exists: true };
    const writes = [put('done/first'), { ...put('done/missing'), currentDocument }];
    expect(await commit({ writes })).toMatchObject(failure(404, 'NOT_FOUND'));
    expect(await rest.call('GET', '/done/first')).toEqual(answered(404));
  });

  it('verifies documents that were read', async () => {
    await commit({ writes: [put('done/read')] });
    const { updateTime } = (await rest.call('GET', '/done/read')).body;
    const verify = { verify: rest.name('done/read'), currentDocument: { updateTime } };
    expect(await commit({ writes: [verify, put('done/then')] })).toEqual(answered(200));
    await commit({ writes: [put('done/read', { n: integer(1) })] });
    expect(await commit({ writes: [verify, put('done/never')] })).toMatchObject(
      failure(400, 'FAILED_PRECONDITION'),
    );
  });

  it('an empty write is rejected', async () => {
    expect(await commit({ writes: [{}] })).toMatchObject(failure(400, 'INVALID_ARGUMENT'));
  });
});

describe('POST :batchWrite', () => {
  const writes = [
    put('batch/a'),
    { ...put('batch/missing'), currentDocument: { exists: true } },
    { delete: rest.name('batch/none') },
  ];

  it('applies each write independently', async () => {
    const reply = await rest.call('POST', ':batchWrite', { body: { writes }, headers: owner });
    expect(reply).toEqual({
      status: 200,
      body: {
        writeResults: [{ updateTime: time }, {}, {}],
        status: [{}, { code: 5, message: expect.any(String) }, {}],
      },
    });
  });

  it('is allowed for the owner only', async () => {
    expect(await rest.call('POST', ':batchWrite', { body: { writes } })).toEqual(
      failure(403, 'PERMISSION_DENIED', 'Batch writes require admin authentication.'),
    );
  });
});
