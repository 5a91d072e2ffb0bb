/**
 * What firebase-tools' Storage emulator and its rules runtime say to each other, one JSON object a
 * line: https://github.com/firebase/firebase-tools/blob/main/src/emulator/storage/rules/runtime.ts
 */
import type { Method } from '../rules/matchTree.ts';
import type { RulesFile } from '../rules/ruleset.ts';
import type { ExpressionValue, FirestoreValue } from './expressionValue.ts';

/** Asks to compile rules and keep them under a name. */
export interface LoadRuleset {
  id: number;
  action: 'load_ruleset';
  context: { rulesetName: string; source: { files: RulesFile[] } };
}
/** Asks whether an operation on a file is permitted. */
export interface Verify {
  id: number;
  action: 'verify';
  context: {
    rulesetName: string;
    service: 'firebase.storage';
    path: string;
    /** The emulator sends single operations; `read` and `write` ask about all that they stand for. */
    method: Method | 'read' | 'write';
    variables: { request: ExpressionValue; resource: ExpressionValue };
  };
}
/** The document a verification asked for. Its id is that of the verification. */
export interface FetchedDocument {
  id: number;
  action?: undefined;
  status: 'ok' | 'not_found' | 'invalid_state';
  result?: { name: string; fields?: Record<string, FirestoreValue> };
}
/** Whatever the CLI sends. */
export type RuntimeRequest = LoadRuleset | Verify | FetchedDocument;

/**
 * An answer. Its status is ok even with errors: the CLI drops any other, and the request it belongs
 * to then never ends. `result` counts only where there are no errors.
 */
export interface RuntimeResponse {
  id: number;
  status: 'ok';
  warnings: string[];
  errors: string[];
  result?: { rulesVersion: 1 | 2 } | { permit: boolean };
}
/** Asks the CLI for a document. It must be numbered like the verification that needs it. */
export interface FetchDocument {
  server_request_id: number;
  action: 'fetch_firestore_document';
  context: { path: string };
}

/** The request a line of input holds. Throws a SyntaxError when it holds none. */
export const parseRequest = (line: string): RuntimeRequest => {
  const request: unknown = JSON.parse(line);
  const isRequest = typeof request === 'object' && request !== null && 'id' in request;
  if (!isRequest || typeof request.id !== 'number') throw new SyntaxError(`No request: ${line}`);
  return request as RuntimeRequest;
};
