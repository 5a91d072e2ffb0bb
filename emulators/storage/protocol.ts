/**
 * The protocol between firebase-tools' Storage emulator and its rules runtime, one JSON object per
 * line: https://github.com/firebase/firebase-tools/blob/main/src/emulator/storage/rules/runtime.ts
 */
import type { Method, RulesFile } from '@tools-hub/rules';
import type { ExpressionValue, FirestoreValue } from './expressionValue.ts';

/** A request to compile rules and keep them under a name. */
export interface LoadRuleset {
  id: number;
  action: 'load_ruleset';
  context: { rulesetName: string; source: { files: RulesFile[] } };
}

/** A request to decide whether an operation on a file is permitted. */
export interface Verify {
  id: number;
  action: 'verify';
  context: {
    rulesetName: string;
    service: 'firebase.storage';
    path: string;
    /**
     * The emulator sends single operations; `read` and `write` check all operations that they
     * cover.
     */
    method: Method | 'read' | 'write';
    variables: { request: ExpressionValue; resource: ExpressionValue };
  };
}

/** The document that a verification requested. Its id is that of the verification. */
export interface FetchedDocument {
  id: number;
  action?: undefined;
  status: 'ok' | 'not_found' | 'invalid_state';
  result?: { name: string; fields?: Record<string, FirestoreValue> };
}

/** Any request of the CLI. */
export type RuntimeRequest = LoadRuleset | Verify | FetchedDocument;

/**
 * A response. Its status is ok even with errors: the CLI drops any other status, and the request
 * then never ends. `result` is valid only without errors.
 */
export interface RuntimeResponse {
  id: number;
  status: 'ok';
  warnings: string[];
  errors: string[];
  result?: { rulesVersion: 1 | 2 } | { permit: boolean };
}

/** A request to the CLI for a document. It must have the id of the verification that needs it. */
export interface FetchDocument {
  server_request_id: number;
  action: 'fetch_firestore_document';
  context: { path: string };
}

/** Parses a line of input. Throws a SyntaxError when it is not a request. */
export const parseRequest = (line: string): RuntimeRequest => {
  const request: unknown = JSON.parse(line);
  const isRequest = typeof request === 'object' && request !== null && 'id' in request;
  if (!isRequest || typeof request.id !== 'number') throw new SyntaxError(`Not a request: ${line}`);
  return request as RuntimeRequest;
};
