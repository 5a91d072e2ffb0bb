/** Asks Google's Firestore emulator what it makes of the same rules. */
import { firestoreRules } from './world.ts';

/** Where Google's emulator 1.19.9 does not follow the documentation, and so not the engine. */
const differences: Readonly<Record<string, string>> = {
  // `==` binds tighter than `in` and `is` there.
  '1 in [1] == true': 'error',
  'true == 1 in [1]': 'deny',
  'true == 1 is int': 'deny',
  '1 == 1 in [true]': 'allow',
  '1 == 1 is bool': 'allow',
  // The name of a package alone does not load there.
  'math == 1': 'refused',
  '[].toSet() is set': 'deny',
  "bool('true')": 'error',
  "bool('False') == false": 'error',
  'bool(true)': 'error',
  'math.ceil(1.2) is int': 'deny',
  'math.isInfinite(1.0 / 0)': 'error',
  'math.isInfinite(1)': 'error',
  'math.abs(-9223372036854775808) > 0': 'deny',
};

/** What may come of a condition there. It loads some of what is refused here, and fails when it meets it. */
export const officialExpectations = (condition: string, outcome: string): string[] => {
  const expected = differences[condition] ?? outcome;
  return expected === 'refused' ? ['refused', 'error'] : [expected];
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

/** The document of `world.ts`. */
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

/** What comes of a condition for reading the only document, in Google's emulator. */
export const officialOutcomeOf = async (condition: string): Promise<string> => {
  await send('PATCH', `${documents}/c/one`, 'owner', { fields });
  const content = firestoreRules(`match /c/{id} { allow get: if ${condition}; }`);
  const rules = { rules: { files: [{ name: 'test.rules', content }] } };
  const loaded = await send('PUT', `emulator/v1/projects/${project}:securityRules`, 'owner', rules);
  if (!loaded.ok) return 'refused';
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
