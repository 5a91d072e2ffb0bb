import { type DatabaseId, databaseName, splitName } from '../values/paths.ts';
import { type Content, Group, type Message } from '../wire/protobuf/protobuf.ts';
import { contentOf, messagesOf, textOf } from '../wire/protobuf/protobufReader.ts';
import { encodeMessage, text } from '../wire/protobuf/protobufWriter.ts';

/**
 * Document names as Datastore keys: a Reference with a Path, or a ReferenceValue, which has the
 * same content under other field numbers.
 * https://github.com/GoogleCloudPlatform/appengine-java-standard/blob/main/protobuf/api/entity.proto
 */
const fields = { app: 13, path: 14, database: 23 } as const;
const pathElements = 1;
const keyElement = { kind: 2, id: 3, name: 4 } as const;
const valueElement = { kind: 15, id: 16, name: 17 } as const;

type ElementFields = typeof keyElement | typeof valueElement;

const defaultDatabase = '(default)';

/** The prefix of the project in an emulator's export; in production it is the location. */
const appPrefix = 'dev~';

/** Firestore's form of a numeric Datastore id. */
const numericId = /^__id(-?[1-9]\d{0,17})__$/;

/** A document by its project, database and path. */
export interface EntityKey extends DatabaseId {
  path: string;
}

const encodeId = (id: string, numbers: ElementFields): readonly [number, Content] => {
  const digits = numericId.exec(id)?.[1];
  return digits ? [numbers.id, BigInt(digits)] : [numbers.name, text(id)];
};

const encodeElements = (path: string, field: number, numbers: ElementFields): Message => {
  const segments = path === '' ? [] : path.split('/');
  return segments.flatMap((kind, at) => {
    if (at % 2 === 1) return [];
    const id = encodeId(segments[at + 1] ?? '', numbers);
    return [[field, new Group([[numbers.kind, text(kind)], id])] as const];
  });
};

const decodeId = (element: Message, numbers: ElementFields) => {
  const id = contentOf(element, numbers.id);
  return typeof id === 'bigint' ? `__id${id}__` : textOf(element, numbers.name);
};

const decodeElements = (path: Message, field: number, numbers: ElementFields) =>
  messagesOf(path, field)
    .map((element) => `${textOf(element, numbers.kind)}/${decodeId(element, numbers)}`)
    .join('/');

const encodeDatabase = (database: string): Message =>
  database === defaultDatabase ? [] : [[fields.database, text(database)]];

const decodeDatabaseId = (message: Message): DatabaseId => ({
  project: textOf(message, fields.app).replace(/^.*~/, ''),
  database: textOf(message, fields.database) || defaultDatabase,
});

/** Encodes the Path of a document; '' gives an empty one. */
export const encodePath = (path: string): Buffer =>
  encodeMessage(encodeElements(path, pathElements, keyElement));

/** Encodes the Reference of a document. */
export const encodeKey = ({ project, database, path }: EntityKey): Buffer =>
  encodeMessage([
    [fields.app, text(appPrefix + project)],
    [fields.path, encodePath(path)],
    ...encodeDatabase(database),
  ]);

/** The empty Reference of a map value. */
export const emptyKey: Buffer = encodeMessage([
  [fields.app, text('')],
  [fields.path, text('')],
]);

/**
 * Decodes the document of a Reference.
 * @throws {Error} when the message is not one.
 */
export const decodeKey = (key: Message): EntityKey => {
  const [path = []] = messagesOf(key, fields.path);
  return { ...decodeDatabaseId(key), path: decodeElements(path, pathElements, keyElement) };
};

/** Encodes the full name of a document as a ReferenceValue. */
export const encodeReference = (name: string): Group => {
  const { project, database, path } = splitName(name);
  return new Group([
    [fields.app, text(appPrefix + project)],
    ...encodeElements(path, fields.path, valueElement),
    ...encodeDatabase(database),
  ]);
};

/**
 * Decodes the full name of a document from a ReferenceValue.
 * @param projects The exported and the importing project: a reference within the first becomes one
 * within the second.
 * @throws {Error} when the message is not one.
 */
export const decodeReference = (
  reference: Message,
  projects: { from: string; to: string },
): string => {
  const { project, database } = decodeDatabaseId(reference);
  const id = { project: project === projects.from ? projects.to : project, database };
  const path = decodeElements(reference, fields.path, valueElement);
  return `${databaseName(id)}/documents/${path}`;
};
