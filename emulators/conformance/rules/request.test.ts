import { describe, expect, it } from 'vitest';
import { connect, freshId } from '../support/firestore.ts';
import { loadRules } from '../support/rules.ts';
import { type UserClient, userClient } from '../support/userClient.ts';

const clientOf = userClient();
const documents = '/databases/(default)/documents';

/** The writes of a request, given how documents are named. */
type Writes = (nameOf: UserClient['nameOf']) => object[];

const int = (integerValue: number) => ({ integerValue });
const set =
  (id: string, fields: object = {}): Writes =>
  (nameOf) => [{ update: { name: nameOf(`c/${id}`), fields } }];
const remove: Writes = (nameOf) => [{ delete: nameOf('c/old') }];
const update =
  (fieldPaths: string[], fields: object = {}, others: object = {}): Writes =>
  (nameOf) => [
    { update: { name: nameOf('c/old'), fields }, updateMask: { fieldPaths }, ...others },
  ];
const transform = (...updateTransforms: object[]) => update([], {}, { updateTransforms });
const now = { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' };
const both =
  (...parts: Writes[]): Writes =>
  (nameOf) =>
    parts.flatMap((part) => part(nameOf));

/** The outcome of a user's writes under a condition, where c/old is {n: 1, tags: ['a']}. */
const outcomeOf = async (condition: string, writes: Writes) => {
  const project = freshId();
  await connect(project)
    .doc('c/old')
    .set({ n: 1, tags: ['a'] });
  await loadRules(project, `match /c/{id} { allow write: if ${condition}; }`);
  const client = clientOf(project, { sub: 'alice' });
  return client.commit(writes(client.nameOf));
};

type Case = readonly [condition: string, writes: Writes];

describe('request.resource of a read', () => {
  it.each([
    ["!('resource' in request)", 'allowed'],
    ['request.resource == null', 'denied'],
    ['request.resource != null', 'denied'],
    ["request.get('resource', 1) == 1", 'allowed'],
  ])('%s', async (condition, outcome) => {
    const project = freshId();
    await loadRules(project, `match /c/{id} { allow read: if ${condition}; }`);
    const client = clientOf(project, { sub: 'alice' });
    expect(await client.batchGet(['c/one'])).toBe(outcome);
    const structuredQuery = { from: [{ collectionId: 'c' }] };
    expect(await client.runQuery(structuredQuery)).toBe(outcome);
  });
});

describe.concurrent('https://firebase.google.com/docs/reference/rules/rules.firestore', () => {
  it.for<Case>([
    // https://firebase.google.com/docs/reference/rules/rules.firestore.Request
    ["request.method == 'create'", set('new')],
    ["request.method == 'update'", set('old')],
    ["request.method == 'update'", update(['n'], { n: int(2) })],
    ["request.method == 'delete'", remove],
    [`request.path == ${documents}/c/new && request.path[4] == id`, set('new')],
    ['request.time is timestamp && request.time > timestamp.date(2020, 1, 1)', set('new')],
    ["request.auth.uid == 'alice' && request.auth.token.sub == 'alice'", set('new')],
    // https://firebase.google.com/docs/reference/rules/rules.firestore.Resource
    [`request.resource.__name__ == ${documents}/c/new && request.resource.id == 'new'`, set('new')],
    [`resource.__name__ == ${documents}/c/old && resource.id == id`, set('old')],
    ['resource == null && request.resource.data.n == 2', set('new', { n: int(2) })],
    ["resource.data.n == 1 && !('n' in request.resource.data)", set('old')],
    ['resource.data.n == 1 && request.resource == null', remove],
    // The future state, masks and transforms applied:
    // https://firebase.google.com/docs/firestore/security/rules-conditions#data_validation
    ["request.resource.data == {'n': 2, 'tags': ['a']}", update(['n'], { n: int(2) })],
    ["request.resource.data == {'tags': ['a']}", update(['n'])],
    [
      "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n'])",
      update(['n', 'tags'], {
        n: int(2),
        tags: { arrayValue: { values: [{ stringValue: 'a' }] } },
      }),
    ],
    ['request.resource.data.n == 6', transform({ fieldPath: 'n', increment: int(5) })],
    ['request.resource.data.n == 9', transform({ fieldPath: 'n', maximum: int(9) })],
    [
      "request.resource.data.tags == ['a', 'b']",
      transform({
        fieldPath: 'tags',
        appendMissingElements: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] },
      }),
    ],
    ['request.resource.data.at == request.time', transform(now)],
    // https://firebase.google.com/docs/firestore/security/rules-conditions#access_other_documents
    [`getAfter(${documents}/c/new).data.n == 2`, both(set('old'), set('new', { n: int(2) }))],
    [`get(${documents}/c/old).data.n == 1`, both(set('old', { n: int(2) }), set('new'))],
    [`existsAfter(${documents}/c/old) == false`, both(set('new'), remove)],
    [`exists(${documents}/c/old) && !exists(${documents}/c/new)`, both(set('new'), remove)],
  ])('%s', async ([condition, writes]) => {
    expect(await outcomeOf(condition, writes)).toBe('allowed');
    expect(await outcomeOf(`!(${condition})`, writes)).toBe('denied');
  });
});
