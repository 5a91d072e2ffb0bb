import { invalidArgument } from './errors.ts';

/** Which database of which project. */
export interface DatabaseId {
  project: string;
  database: string;
}

/** The text of a database's name. */
export const databaseName = ({ project, database }: DatabaseId): string =>
  `projects/${project}/databases/${database}`;

const databasePattern = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents(?:\/(.*))?)?$/s;
const maxIdBytes = 1500;
const maxSegments = 200;
const reservedId = /^__.*__$/s;
const numericId = /^__id-?\d+__$/;

/** A resource name, taken apart: the database, and the path within it ('' for its root). */
export interface ResourceName extends DatabaseId {
  path: string;
}

/**
 * Takes a name such as `projects/p/databases/(default)/documents/tools/x` apart.
 * @throws {FirestoreError} INVALID_ARGUMENT on any other text.
 */
export const parseName = (name: string): ResourceName => {
  const match = databasePattern.exec(name);
  if (!match) throw invalidArgument(`Resource name "${name}" is not a valid resource name.`);
  const [, project = '', database = '', path = ''] = match;
  return { project, database, path };
};

const assertId = (id: string, kind: string) => {
  if (id === '') throw invalidArgument(`${kind} name has an empty path element.`);
  if (id === '.' || id === '..') throw invalidArgument(`${kind} id "${id}" is not allowed.`);
  if (reservedId.test(id) && !numericId.test(id)) {
    throw invalidArgument(`${kind} id "${id}" is invalid because it is reserved.`);
  }
  if (Buffer.byteLength(id) > maxIdBytes) {
    throw invalidArgument(`${kind} id is longer than ${maxIdBytes} bytes.`);
  }
};

/**
 * Makes sure that a document may be stored under a path.
 * https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 * @throws {FirestoreError} INVALID_ARGUMENT when it names a collection, or an id breaks a limit.
 */
export const assertDocumentPath = (path: string): void => {
  const segments = path.split('/');
  if (segments.length % 2 === 1) {
    throw invalidArgument(`Document name "${path}" has an odd number of path elements.`);
  }
  if (segments.length > maxSegments) {
    throw invalidArgument('Document name lies below more than 100 collections.');
  }
  for (const segment of segments) assertId(segment, 'Resource');
};

/** @throws {FirestoreError} INVALID_ARGUMENT when the id of a collection breaks a limit. */
export const assertCollectionId = (id: string): void => {
  if (id.includes('/')) throw invalidArgument(`Collection id "${id}" contains "/".`);
  assertId(id, 'Collection');
};

/** The path without its last segment; '' above a top-level collection. */
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** The last segment of a path. */
export const lastIdOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A path below another; '' is the root. */
export const joinPath = (parent: string, child: string): string =>
  parent ? `${parent}/${child}` : child;

/** Whether a path lies below another; everything does below the root ''. */
export const isBelow = (path: string, ancestor: string): boolean =>
  ancestor === '' || path.startsWith(`${ancestor}/`);
