import type { Caller } from '../storage/caller.ts';
import type { Change } from '../values/document.ts';
import { invalidArgument } from '../values/errors.ts';
import { databaseName } from '../values/paths.ts';
import { formatTimestamp } from '../values/timestamp.ts';
import { changeKind, type Delivery, type DocumentEvent, type Trigger } from './documentEvent.ts';
import { encodeEventData } from './eventData.ts';
import { pathPattern } from './pathPattern.ts';

/** The request of the Functions emulator to register a second-generation function. */
export interface EventarcTrigger {
  eventType: string;
  database: string;
  namespace: string;
  document: { value: string; matchType: 'EXACT' | 'PATH_PATTERN' };
  /** The function's option. Google's emulators neither send nor know it. */
  retry?: boolean;
}

const namespace = '(default)';
const dataSchema =
  'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto';
// A demo project has no location; Google's emulator reports this one.
const location = 'us-central1';
const eventType =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/;

/**
 * Header values are printable ASCII.
 * https://github.com/cloudevents/spec/blob/main/cloudevents/bindings/http-protocol-binding.md#3132-http-header-values
 */
const headerValue = (value: string) => value.replace(/[^\x20-\x7e]+/gu, encodeURIComponent);

/**
 * Google's emulator reports every author as unknown. A user is `unknown` here as well, because the
 * SDK's types offer nothing better, but has an id.
 * https://firebase.google.com/docs/reference/functions/2nd-gen/node/firebase-functions.firestore#firestoreauthtype
 */
const authHeaders = (author: Caller): Record<string, string> => {
  if (author === 'owner') return { 'ce-authtype': 'service_account' };
  if (author === null) return { 'ce-authtype': 'unauthenticated' };
  return { 'ce-authtype': 'unknown', 'ce-authid': headerValue(author.uid) };
};

const deliveryOf = (type: string, withAuth: boolean, event: DocumentEvent): Delivery => {
  const { id, database, change, time, author } = event;
  const path = headerValue(change.path);
  return {
    headers: {
      'content-type': 'application/protobuf',
      'ce-specversion': '1.0',
      'ce-id': id,
      'ce-type': type,
      'ce-source': `//firestore.googleapis.com/${databaseName(database.id)}`,
      'ce-subject': `documents/${path}`,
      'ce-time': formatTimestamp(time),
      'ce-datacontenttype': 'application/protobuf',
      'ce-dataschema': dataSchema,
      'ce-location': location,
      'ce-project': database.id.project,
      'ce-database': database.id.database,
      'ce-namespace': namespace,
      'ce-document': path,
      ...(withAuth && authHeaders(author)),
    },
    // The Functions emulator expects the body in base64.
    body: encodeEventData(event).toString('base64'),
  };
};

const matcher = ({ value, matchType }: EventarcTrigger['document']) =>
  matchType === 'EXACT' ? (path: string) => path === value : pathPattern(value);

/**
 * The trigger of a second-generation function, which receives CloudEvents in binary mode.
 * @throws {FirestoreError} INVALID_ARGUMENT when Firestore has no such event type, or a field is
 * missing.
 * @see https://firebase.google.com/docs/functions/firestore-events
 */
export const eventarcTrigger = (
  project: string,
  key: string,
  { eventType: type, database, namespace: requestedNamespace, document, retry }: EventarcTrigger,
): Trigger => {
  const [, kind, withAuth] = eventType.exec(type) ?? [];
  if (!kind) throw invalidArgument(`Unsupported eventType: ${type}`);
  if (!database || !document?.value) {
    throw invalidArgument('A trigger needs a database and a document.');
  }
  const matchesPath = matcher(document);
  const matches = (change: Change) =>
    requestedNamespace === namespace &&
    (kind === 'written' || kind === changeKind(change)) &&
    matchesPath(change.path);
  return {
    key,
    database: { project, database },
    matches,
    deliveryOf: (event) => deliveryOf(type, withAuth !== undefined, event),
    retries: retry === true,
  };
};
