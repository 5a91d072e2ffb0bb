import { type FirestoreError, invalidArgument } from './errors.ts';
import type { DatabaseId, ResourceName } from './paths.ts';

/**
 * Parses the resource names in client requests. The order of the checks and the messages are those
 * of Google's emulator. The limits are those of the documentation; Google's emulator does not check
 * them on every read.
 * https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
const maxIdBytes = 1500;
const maxLevels = 100;
// The documentation also reserves `____`, but Google's emulator accepts it.
const reservedId = /^__.*__$/s;

/** The id of an imported Datastore entity; only documents may have one. */
const numericId = /^__id(-?[1-9]\d*)__$/;

/** The kind of a name, as it appears in messages. */
type Kind = 'Database' | 'Document' | 'Document parent' | 'Resource';

class NameReader {
  private readonly kind: Kind;
  private readonly name: string;
  private at = 0;

  constructor(kind: Kind, name: string) {
    this.kind = kind;
    this.name = name;
  }

  /** The unread rest of the name. */
  get rest(): string {
    return this.name.slice(this.at);
  }

  word(word: string): void {
    if (!this.name.startsWith(word, this.at)) throw this.lacks(`"${word}"`);
    this.at += word.length;
  }

  slash(): void {
    if (this.name[this.at] !== '/') throw this.lacks('"/"');
    this.at += 1;
    if (this.at === this.name.length) throw this.invalid('has invalid trailing "/"');
  }

  id(of: string): string {
    const [id = ''] = this.rest.split('/', 1);
    if (id === '') throw this.lacks(`a ${of} id`);
    if (id === '.' || id === '..') {
      throw this.invalid(`contains a ${of} id "${id}" at index ${this.at}`);
    }
    this.at += id.length;
    return id;
  }

  end(): void {
    if (this.rest === '/') throw this.invalid('has invalid trailing "/"');
    if (this.rest) throw this.invalid(`has extra characters at index ${this.at}`);
  }

  invalid(problem: string): FirestoreError {
    return invalidArgument(`${this.kind} name "${this.name}" ${problem}.`);
  }

  private lacks(part: string): FirestoreError {
    return this.invalid(`lacks ${part} at index ${this.at}`);
  }
}

const assertLength = (what: string, id: string) => {
  if (Buffer.byteLength(id) > maxIdBytes) {
    throw invalidArgument(`The ${what} is longer than ${maxIdBytes} bytes.`);
  }
};

const isInt64 = (digits: string) => BigInt.asIntN(64, BigInt(digits)) === BigInt(digits);

const assertUnreserved = (of: 'Collection' | 'Resource', id: string) => {
  const invalid = (problem: string) =>
    invalidArgument(`${of} id "${id}" is invalid because ${problem}.`);
  const number = of === 'Resource' ? numericId.exec(id)?.[1] : undefined;
  if (number === undefined && reservedId.test(id)) throw invalid('it is reserved');
  if (number !== undefined && !isInt64(number)) throw invalid('it is not a 64 bit integer');
};

/**
 * Checks that an id may be used in a name.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is reserved or contains a slash.
 */
export const assertId = (of: 'Collection' | 'Resource', id: string): void => {
  const problem = id.includes('/') ? 'contains "/"' : 'is reserved';
  if (id.includes('/') || id === '.' || id === '..') {
    throw invalidArgument(`${of} id "${id}" is invalid because it ${problem}.`);
  }
  assertUnreserved(of, id);
};

/** @throws {FirestoreError} INVALID_ARGUMENT when a query cannot use this collection id. */
export const assertQueriedCollection = (id: string): void => {
  assertId('Collection', id);
  assertLength('query kind', id);
};

const readDatabase = (reader: NameReader): DatabaseId => {
  reader.word('projects');
  reader.slash();
  const project = reader.id('project');
  reader.slash();
  reader.word('databases');
  reader.slash();
  return { project, database: reader.id('database') };
};

const readPath = (reader: NameReader): string => {
  const segments: string[] = [];
  while (reader.rest) {
    reader.slash();
    const collection = reader.id('collection');
    assertUnreserved('Collection', collection);
    reader.slash();
    const resource = reader.id('resource');
    assertUnreserved('Resource', resource);
    assertLength('key path element kind', collection);
    assertLength('key path element name', resource);
    segments.push(collection, resource);
  }
  if (segments.length > 2 * maxLevels) {
    throw invalidArgument(`Key path is too long. Cannot exceed ${maxLevels} elements.`);
  }
  return segments.join('/');
};

const readRoot = (reader: NameReader): DatabaseId => {
  const id = readDatabase(reader);
  reader.slash();
  reader.word('documents');
  if (reader.rest === '/') throw reader.invalid('is invalid: Omit trailing "/"');
  return id;
};

const readDocument = (reader: NameReader): ResourceName => {
  const id = readRoot(reader);
  if (!reader.rest) {
    throw reader.invalid(
      'is invalid: Omit "/documents" when referencing a database (except as the parent of a document)',
    );
  }
  return { ...id, path: readPath(reader) };
};

/**
 * Parses the name of a database, such as `projects/p/databases/(default)`.
 * @throws {FirestoreError} INVALID_ARGUMENT on any other text.
 */
export const parseDatabaseName = (name: string): DatabaseId => {
  const reader = new NameReader('Database', name);
  const id = readDatabase(reader);
  reader.end();
  return id;
};

/**
 * Parses the name of a document, such as `projects/p/databases/(default)/documents/tools/x`.
 * @throws {FirestoreError} INVALID_ARGUMENT on any other text, or when an id breaks a limit.
 */
export const parseDocumentName = (name: string): ResourceName =>
  readDocument(new NameReader('Document', name));

/**
 * Parses the name of a parent of collections: a document or the root.
 * @throws {FirestoreError} INVALID_ARGUMENT on any other text, or when an id breaks a limit.
 */
export const parseParentName = (name: string): ResourceName => {
  const reader = new NameReader('Document parent', name);
  const id = readRoot(reader);
  return { ...id, path: readPath(reader) };
};

/** Captures the part of a name after its database. */
const behindDatabase = /^projects\/[^/]+\/databases\/[^/]+(.*)$/s;

/**
 * Parses the document name in a reference value.
 * @throws {FirestoreError} INVALID_ARGUMENT on any other text, or when an id breaks a limit.
 */
export const parseReference = (name: string): ResourceName => {
  const rest = behindDatabase.exec(name)?.[1];
  if (rest === '') throw invalidArgument('Non-document resource reference value not supported.');
  if (rest !== undefined && !/^\/documents(\/|$)/.test(rest)) {
    throw invalidArgument(`Resource "${name}" is not recognized.`);
  }
  return readDocument(new NameReader('Resource', name));
};
