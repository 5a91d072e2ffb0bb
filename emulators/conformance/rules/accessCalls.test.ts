import { describe, expect, it } from 'vitest';
import { freshId, isOfficial } from '../support/firestore.ts';
import { loadRules } from '../support/rules.ts';
import { userClient } from '../support/userClient.ts';

const clientOf = userClient();

/** A condition that reads missing documents: different ones per operation, or the same for all. */
const reads = (count: number, ofEach: boolean, name = 'exists') =>
  Array.from({ length: count }, (_, index) => {
    const id = ofEach ? `$(id + 'n${index}')` : index;
    return `!${name}(/databases/(default)/documents/d/${id})`;
  }).join(' && ');

/** The outcomes of a number of operations in one request under a condition: reads and writes. */
const outcomesOf = async (condition: string, operations: number) => {
  const project = freshId();
  await loadRules(project, `match /c/{id} { allow read, write: if ${condition}; }`);
  const client = clientOf(project, { sub: 'alice' });
  const paths = Array.from({ length: operations }, (_, index) => `c/${index}`);
  const writes = paths.map((path) => ({ update: { name: client.nameOf(path), fields: {} } }));
  return [await client.batchGet(paths), await client.commit(writes)];
};

const both = (outcome: string) => [outcome, outcome];

describe.concurrent('https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits', () => {
  it.for([
    [1, 10],
    [2, 10],
    [4, 5],
    [10, 2],
  ] as const)('%i operations may read %i documents each', async ([operations, count]) => {
    expect(await outcomesOf(reads(count, true), operations)).toEqual(both('allowed'));
  });

  it.for([
    [1, 11],
    [3, 7],
    [5, 5],
    [11, 2],
  ] as const)('%i operations may not read %i documents each', async ([operations, count]) => {
    expect(await outcomesOf(reads(count, true), operations)).toEqual(both('denied'));
  });

  it('documents that several operations read count once', async () => {
    expect(await outcomesOf(reads(10, false), 5)).toEqual(both('allowed'));
    expect(await outcomesOf(reads(11, false), 2)).toEqual(both('denied'));
  });

  it('a document read before and after the write counts once', async () => {
    const condition = `${reads(6, true)} && ${reads(6, true, 'existsAfter')}`;
    expect(await outcomesOf(condition, 1)).toEqual(both('allowed'));
  });

  it('the document of the operation itself does not count', async () => {
    const own = '!exists(/databases/(default)/documents/c/$(id))';
    expect(await outcomesOf(`${own} && ${reads(10, true)}`, 1)).toEqual(both('allowed'));
  });

  it('the disjunctions of a query share the limit of one operation', async () => {
    const perValue = reads(4, true).replaceAll('id +', 'resource.data.u +');
    const outcome = async (values: string[]) => {
      const project = freshId();
      await loadRules(project, `match /c/{id} { allow list: if ${perValue}; }`);
      const operand = { arrayValue: { values: values.map((stringValue) => ({ stringValue })) } };
      const where = { fieldFilter: { field: { fieldPath: 'u' }, op: 'IN', value: operand } };
      const client = clientOf(project, { sub: 'alice' });
      return client.runQuery({ from: [{ collectionId: 'c' }], where });
    };
    expect(await outcome(['a', 'b'])).toBe('allowed');
    // The documentation says ten for a query; Google's emulator counts for each value.
    expect(await outcome(['a', 'b', 'c'])).toBe(isOfficial ? 'allowed' : 'denied');
  });
});
