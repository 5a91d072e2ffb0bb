import { describe, expect, it } from 'vitest';
import { failure, owner, RestClient, user } from '../support/rest.ts';

const rest = new RestClient();

const integer = (value: number) => ({ integerValue: String(value) });
const exists = (value: boolean) => ({ currentDocument: { exists: value } });
const version = (updateTime: string) => ({ currentDocument: { updateTime } });
const stale = '2001-01-01T00:00:00Z';

const put = (name: string) => ({ update: { name, fields: { n: integer(1) } } });
const fieldTransforms = [{ fieldPath: 'n', increment: integer(1) }];

type MakeWrite = (name: string, updateTime: string) => object;

const writes = {
  set: put,
  merge: (name) => ({ ...put(name), updateMask: { fieldPaths: ['n'] } }),
  transform: (document) => ({ transform: { document, fieldTransforms } }),
  update: (name) => ({ ...put(name), updateMask: { fieldPaths: ['n'] }, ...exists(true) }),
  create: (name) => ({ ...put(name), ...exists(false) }),
  setCurrent: (name, updateTime) => ({ ...put(name), ...version(updateTime) }),
  setStale: (name) => ({ ...put(name), ...version(stale) }),
  delete: (name) => ({ delete: name }),
  deleteExisting: (name) => ({ delete: name, ...exists(true) }),
  deleteMissing: (name) => ({ delete: name, ...exists(false) }),
  deleteCurrent: (name, updateTime) => ({ delete: name, ...version(updateTime) }),
  deleteStale: (name) => ({ delete: name, ...version(stale) }),
  verifyExisting: (name) => ({ verify: name, ...exists(true) }),
  verifyMissing: (name) => ({ verify: name, ...exists(false) }),
  verifyCurrent: (name, updateTime) => ({ verify: name, ...version(updateTime) }),
} satisfies Record<string, MakeWrite>;

type Kind = keyof typeof writes;
const kinds = Object.keys(writes) as Kind[];

/** The outcome of a commit with one write, on an existing and on a missing document. */
const alone: Record<Kind, [existing: string, missing: string]> = {
  set: ['exists', 'exists'],
  merge: ['exists', 'exists'],
  transform: ['exists', 'exists'],
  update: ['exists', 'NOT_FOUND'],
  create: ['ALREADY_EXISTS', 'exists'],
  setCurrent: ['exists', 'FAILED_PRECONDITION'],
  setStale: ['FAILED_PRECONDITION', 'FAILED_PRECONDITION'],
  delete: ['missing', 'missing'],
  deleteExisting: ['missing', 'NOT_FOUND'],
  deleteMissing: ['ALREADY_EXISTS', 'missing'],
  deleteCurrent: ['missing', 'FAILED_PRECONDITION'],
  deleteStale: ['FAILED_PRECONDITION', 'FAILED_PRECONDITION'],
  verifyExisting: ['exists', 'NOT_FOUND'],
  verifyMissing: ['ALREADY_EXISTS', 'missing'],
  verifyCurrent: ['exists', 'FAILED_PRECONDITION'],
};

const operationOf = (kind: Kind) => /^(delete|verify)/.exec(kind)?.[0] ?? 'put';
const versionOf = (kind: Kind) => /Current$|Stale$/.exec(kind)?.[0];

const putNames: Partial<Record<Kind, string>> = {
  update: 'update',
  setCurrent: 'update',
  setStale: 'update',
  create: 'insert',
};

const nameOf = (kind: Kind) =>
  operationOf(kind) === 'delete' ? 'delete' : (putNames[kind] ?? 'upsert');

/** The kinds whose precondition contradicts a write of each operation. */
const contradictions: Record<string, Kind[]> = {
  put: ['create', 'deleteMissing'],
  delete: ['update', 'setCurrent', 'setStale', 'deleteExisting'],
};

/** The message that rejects two writes to one document, whatever is stored. */
const refusalOf = (first: Kind, second: Kind): string | undefined => {
  const [before, after] = [operationOf(first), operationOf(second)];
  if (before === 'verify' || after === 'verify') {
    const done = before === after ? 'verified more than once' : null;
    const order = before === 'verify' ? 'verified and then written' : 'written and then verified';
    return `the same document cannot be ${done ?? order} in a single request`;
  }
  if (contradictions[before]?.includes(second)) {
    return `Cannot ${nameOf(first)} then ${nameOf(second)} an entity in the same request.`;
  }
  return versionOf(second) && versionOf(second) !== versionOf(first)
    ? 'Cannot collapse mutations with different version preconditions'
    : undefined;
};

const expected = (first: Kind, second: Kind, isStored: boolean): unknown => {
  const refusal = refusalOf(first, second);
  if (refusal) return expect.stringMatching(`^INVALID_ARGUMENT: ${refusal}`);
  const outcome = alone[first][isStored ? 0 : 1];
  const isMade = outcome === 'exists' || outcome === 'missing';
  if (!isMade) return expect.stringMatching(`^${outcome}: `);
  return operationOf(second) === 'delete' ? 'missing' : 'exists';
};

const commit = (...made: object[]) => rest.call('POST', ':commit', { body: { writes: made } });

const timeOf = async (path: string) => (await commit(put(rest.name(path)))).body.commitTime;

let documents = 0;

const outcomeOf = async (order: readonly Kind[], isStored: boolean): Promise<string> => {
  const path = `pairs/d${documents++}`;
  const updateTime = isStored ? await timeOf(path) : '2001-01-01T00:00:00.000001Z';
  const reply = await commit(...order.map((kind) => writes[kind](rest.name(path), updateTime)));
  if (reply.status !== 200) return `${reply.body.error.status}: ${reply.body.error.message}`;
  return (await rest.call('GET', `/${path}`)).status === 200 ? 'exists' : 'missing';
};

const byKind = async <T>(evaluate: (kind: Kind) => T) =>
  Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [kind, await evaluate(kind)] as const)),
  );

describe('POST :commit with two writes to one document', () => {
  describe.each([
    ['that exists', true],
    ['that does not exist', false],
  ])('%s', (_, isStored) => {
    it.each(kinds)('%s, then each kind of write', async (first) => {
      expect(await byKind((second) => outcomeOf([first, second], isStored))).toEqual(
        await byKind((second) => expected(first, second, isStored)),
      );
    });
  });
});

describe('POST :commit with several writes to one document', () => {
  it.each<[Kind[], string]>([
    [['deleteExisting', 'set', 'create'], 'Cannot update then insert an entity'],
    [['deleteCurrent', 'set', 'create'], 'Cannot upsert then insert an entity'],
    [['set', 'delete', 'update'], 'Cannot delete then update an entity'],
    [['set', 'update', 'setCurrent'], 'Cannot collapse mutations'],
    [['set', 'create', 'verifyExisting'], 'the same document cannot be written and then verified'],
  ])('%j is rejected', async (order, message) => {
    expect(await outcomeOf(order, true)).toContain(`INVALID_ARGUMENT: ${message}`);
  });

  it.each<[Kind[], string]>([
    [['setCurrent', 'update', 'setCurrent', 'transform'], 'exists'],
    [['deleteCurrent', 'create', 'update', 'deleteExisting', 'deleteMissing'], 'missing'],
  ])('%j succeeds', async (order, outcome) => {
    expect(await outcomeOf(order, true)).toBe(outcome);
  });

  it('every result has the final update time of the document', async () => {
    const name = rest.name('results/x');
    await commit(put(name));
    const unchanged = put(name);
    const changed = { update: { name, fields: { n: integer(2) } } };
    const { body } = await commit(unchanged, changed);
    const time = { updateTime: body.commitTime };
    expect(body.writeResults).toEqual([time, time]);
  });

  it('no result has an update time when the last write deletes the document', async () => {
    const name = rest.name('results/y');
    const { body } = await commit(writes.transform(name), writes.delete(name));
    expect(body.writeResults).toEqual([{ transformResults: [integer(1)] }, {}]);
  });

  it('rejects a contradiction before it checks the rules', async () => {
    const bound = new RestClient();
    await bound.putRules(
      "rules_version = '2'; service cloud.firestore { match /none/{id} { allow read: if false; } }",
    );
    const name = bound.name('c/x');
    const reply = await bound.call('POST', ':commit', {
      body: { writes: [writes.delete(name), writes.update(name)] },
      headers: user('anna'),
    });
    expect(reply).toMatchObject(failure(400, 'INVALID_ARGUMENT'));
  });
});

describe('POST :batchWrite', () => {
  it('rejects a request that writes to one document twice', async () => {
    const name = rest.name('batch/x');
    const body = { writes: [put(name), writes.delete(name)] };
    expect(await rest.call('POST', ':batchWrite', { body, headers: owner })).toEqual(
      failure(
        400,
        'INVALID_ARGUMENT',
        'the same document cannot be written more than once in a single request',
      ),
    );
  });
});
