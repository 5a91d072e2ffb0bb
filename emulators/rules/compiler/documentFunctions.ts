import { EvaluationError } from '../language/errors.ts';
import type { RulesPath, RulesValue } from '../language/values.ts';
import type { View } from '../runtime/documentCache.ts';
import type { Run } from '../runtime/run.ts';

/** A function that reads a Firestore document. */
export type DocumentFunction = (run: Run, path: RulesPath) => RulesValue;
type DocumentFunctions = Readonly<Record<string, DocumentFunction>>;

/**
 * A missing document is an error, as in Google's emulator.
 * https://firebase.google.com/docs/reference/rules/rules.firestore
 */
const get =
  (view: View): DocumentFunction =>
  (run, path) => {
    const document = run.read(path, view);
    if (document === null) throw new EvaluationError(`There is no document ${path}.`);
    return document;
  };
const exists =
  (view: View): DocumentFunction =>
  (run, path) =>
    run.read(path, view) !== null;

/** The functions of `service cloud.firestore`, called without a package. */
export const firestoreFunctions: DocumentFunctions = {
  get: get('before'),
  exists: exists('before'),
  getAfter: get('after'),
  existsAfter: exists('after'),
};

/**
 * The functions of `service firebase.storage`, called as `firestore.get` and `firestore.exists`.
 */
export const crossServiceFunctions: DocumentFunctions = {
  get: get('before'),
  exists: exists('before'),
};
