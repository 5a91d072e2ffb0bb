import type { Decision } from '@tools-hub/rules';
import {
  type Access,
  compileRuleset,
  RulesCompileError,
  RulesLatLng,
  RulesPath,
  RulesTimestamp,
  type RulesValue,
} from '@tools-hub/rules';

type Entries = Record<string, RulesValue>;

/** Creates a map of the rules language. */
export const mapOf = (entries: Entries): Map<string, RulesValue> =>
  new Map(Object.entries(entries));

const documents = '/databases/(default)/documents';
const data = mapOf({
  text: 'x',
  map: mapOf({ a: 1n }),
  nil: null,
  place: new RulesLatLng(1, 2),
  newYear: new RulesTimestamp(1_577_836_800n, 0),
  bytes: Uint8Array.from(Buffer.from('ab')),
  pattern: 'a+',
  badPattern: '(',
});

/** The only existing document. */
const one = mapOf({ data, id: 'one', __name__: RulesPath.of(`${documents}/c/one`) });

/** An administrator who reads the only document. */
const access: Access = {
  service: 'cloud.firestore',
  path: `${documents}/c/one`,
  method: 'get',
  request: mapOf({
    auth: mapOf({ uid: 'alice', token: mapOf({ email: 'alice@tools.test', admin: true }) }),
    time: new RulesTimestamp(1_700_000_000n, 0),
  }),
  resource: one,
  lookup: (path) => (path === `${documents}/c/one` ? one : null),
};

/** Firestore rules in version 2 with these declarations in the match of the documents. */
export const firestoreRules = (declarations: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${declarations}
  }
}`;

/** The decision of rules on the access, or the message of their compile error. */
export const decide = (content: string, changes: Partial<Access> = {}): Decision | string => {
  try {
    return compileRuleset([{ name: 'test.rules', content }]).evaluate({ ...access, ...changes });
  } catch (error) {
    if (error instanceof RulesCompileError) return error.message;
    throw error;
  }
};

/** The outcome of a condition for reading the only document. */
export const outcomeOf = (condition: string): string | undefined => {
  const decision = decide(firestoreRules(`match /c/{id} { allow get: if ${condition}; }`));
  return typeof decision === 'string' ? 'rejected' : decision.outcomes[0]?.outcome;
};
