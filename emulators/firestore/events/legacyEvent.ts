import type { Database } from '../storage/database.ts';
import type { Document } from '../values/document.ts';
import { invalidArgument } from '../values/errors.ts';
import { splitName } from '../values/paths.ts';
import { formatTimestamp } from '../values/timestamp.ts';
import { encodeDocument } from '../wire/document.ts';
import { JsonMessages } from '../wire/json/jsonMessages.ts';
import { loadProtocol, packageName } from '../wire/protocol.ts';
import { changedFields } from './changedFields.ts';
import { type ChangeKind, changeKind, type DocumentEvent, type Trigger } from './documentEvent.ts';
import { pathPattern } from './pathPattern.ts';

/** The request of the Functions emulator to register a first-generation function. */
export interface LegacyTrigger {
  eventTrigger: { eventType: string; resource: string; service: string };
}

const service = 'firestore.googleapis.com';
const typePrefix = 'providers/cloud.firestore/eventTypes/document.';
const types: Partial<Record<string, readonly ChangeKind[]>> = {
  create: ['created'],
  update: ['updated'],
  delete: ['deleted'],
  write: ['created', 'updated', 'deleted'],
};

const documents = new JsonMessages(loadProtocol()).get(`${packageName}.Document`);

const jsonDocument = (database: Database, document: Document) =>
  documents.encode(encodeDocument(database, document, undefined));

const jsonMask = (paths: string[]) => (paths.length > 0 ? { fieldPaths: paths } : {});

const bodyOf = (eventType: string, { id, database, change, time }: DocumentEvent) => ({
  data: {
    ...(change.after && { value: jsonDocument(database, change.after) }),
    ...(change.before && { oldValue: jsonDocument(database, change.before) }),
    updateMask: jsonMask(changedFields(change)),
  },
  context: {
    eventId: id,
    timestamp: formatTimestamp(time),
    eventType,
    resource: { name: database.nameOf(change.path), service },
  },
});

/**
 * The trigger of a first-generation function, which receives JSON.
 * @throws {FirestoreError} INVALID_ARGUMENT when Firestore has no such event type or resource.
 * @see https://firebase.google.com/docs/functions/1st-gen/firestore-events-1st
 */
export const legacyTrigger = (
  project: string,
  key: string,
  { eventTrigger: { eventType = '', resource = '', service: requestedService } }: LegacyTrigger,
): Trigger => {
  const outcomes = eventType.startsWith(typePrefix) && types[eventType.slice(typePrefix.length)];
  if (!outcomes) throw invalidArgument(`Unsupported eventType: ${eventType}`);
  if (requestedService !== service) {
    throw invalidArgument(`EventTrigger service must be: ${service}`);
  }
  const { database, path } = splitName(resource);
  const matches = pathPattern(path);
  return {
    key,
    database: { project, database },
    matches: (change) => outcomes.includes(changeKind(change)) && matches(change.path),
    deliveryOf: (event) => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(eventType, event)),
    }),
    retries: false,
  };
};
