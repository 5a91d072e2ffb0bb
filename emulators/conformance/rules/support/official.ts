/** Evaluates the same rules with Google's Firestore emulator. */
import { firestoreRules } from './engineFixture.ts';

/** The differences of Google's emulator 1.19.9 from the documentation and this engine. */
const differences: Readonly<Record<string, string>> = {
  // `==` binds tighter than `in` and `is`.
  '1 in [1] == true': 'error',
  'true == 1 in [1]': 'deny',
  'true == 1 is int': 'deny',
  '1 == 1 in [true]': 'allow',
  '1 == 1 is bool': 'allow',
  // A package name alone does not load.
  'math == 1': 'rejected',
  '[].toSet() is set': 'deny',
  "bool('true')": 'error',
  "bool('False') == false": 'error',
  'bool(true)': 'error',
  'math.ceil(1.2) is int': 'deny',
  'math.isInfinite(1.0 / 0)': 'error',
  'math.isInfinite(1)': 'error',
  'math.abs(-9223372036854775808) > 0': 'deny',
};

/**
 * The possible outcomes of a condition there. It loads some rules that this engine rejects, and
 * fails when it evaluates them.
 */
export const officialExpectations = (condition: string, outcome: string): string[] => {
  const expected = differences[condition] ?? outcome;
  return expected === 'rejected' ? ['rejected', 'error'] : [expected];
};

const project = 'demo-rules-language';
const documents = `v1/projects/${project}/databases/(default)/documents`;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = { sub: 'alice', user_id: 'alice', email: 'alice@tools.test', admin: true };
const customerToken = `${encode({ alg: 'none' })}.${encode(claims)}.`;

const send = (method: string, path: string, token: string, body?: object): Promise<Response> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/${path}`;
  return fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
};

/** The document of `engineFixture.ts`. */
const fields = {
  text: { stringValue: 'x' },
  map: { mapValue: { fields: { a: { integerValue: '1' } } } },
  nil: { nullValue: null },
  place: { geoPointValue: { latitude: 1, longitude: 2 } },
  newYear: { timestampValue: '2020-01-01T00:00:00Z' },
  bytes: { bytesValue: 'YWI=' },
  pattern: { stringValue: 'a+' },
  badPattern: { stringValue: '(' },
};

/** The outcome of a condition for reading the only document, in Google's emulator. */
export const officialOutcomeOf = async (condition: string): Promise<string> => {
  await send('PATCH', `${documents}/c/one`, 'owner', { fields });
  const content = firestoreRules(`match /c/{id} { allow get: if ${condition}; }`);
  const rules = { rules: { files: [{ name: 'test.rules', content }] } };
  const loaded = await send('PUT', `emulator/v1/projects/${project}:securityRules`, 'owner', rules);
  if (!loaded.ok) return 'rejected';
  const read = await send('GET', `${documents}/c/one`, customerToken);
  if (read.ok) return 'allow';
  return /^\s*(evaluation error at \S+ for 'get' @ L\d+, )?false for/.test(await messageOf(read))
    ? 'deny'
    : 'error';
};

const messageOf = async (response: Response): Promise<string> => {
  const { error } = (await response.json()) as { error?: { message?: string } };
  return error?.message ?? '';
};
