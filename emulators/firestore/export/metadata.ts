import type { Message } from '../wire/protobuf/protobuf.ts';
import {
  contentsOf,
  decodeMessage,
  messagesOf,
  readText,
  textOf,
} from '../wire/protobuf/protobufReader.ts';
import { encodeMessage, text } from '../wire/protobuf/protobufWriter.ts';
import { LogWriter, readLog } from './log.ts';

/**
 * The metadata files of an export. Their format is not published; these are the files that Google's
 * emulator writes and firebase-tools reads.
 */
const version = '3';

/**
 * The only folder of entities: Firestore has no namespaces, and exports contain whole databases.
 */
export const entityFolder = 'all_namespaces/all_kinds';

/** The path of the entities' metadata file within an export. */
export const entityMetadataFile = `${entityFolder}/all_namespaces_all_kinds.export_metadata`;

const overall = { part: 1 } as const;
const part = { scope: 1, metadataFile: 2, entities: 3, bytes: 4 } as const;
const allNamespacesAllKinds = encodeMessage([
  [1, 2n],
  [3, 3n],
]);

const entities = { run: 1, output: 2 } as const;
const run = { name: 1, startMicros: 2, endMicros: 3 } as const;
const output = { unknown: 1, file: 2 } as const;

/** The name of the main metadata file of an export. */
export const overallFile = (name: string): string => `${name}.overall_export_metadata`;

/** The size of an export. */
export interface Extent {
  entities: number;
  bytes: number;
}

const describePart = (extent: Extent): Message => [
  [
    overall.part,
    encodeMessage([
      [part.scope, allNamespacesAllKinds],
      [part.metadataFile, text(entityMetadataFile)],
      [part.entities, BigInt(extent.entities)],
      [part.bytes, BigInt(extent.bytes)],
    ]),
  ],
];

/** Encodes the overall file. */
export const encodeOverall = (extent: Extent): Buffer => {
  const log = new LogWriter();
  log.add(text(version));
  log.add(encodeMessage(extent.entities > 0 ? describePart(extent) : []));
  return log.bytes();
};

/**
 * Decodes the entity metadata files that an overall file lists, relative to its folder.
 * @throws {Error} when the content is invalid.
 */
export const decodeOverall = (content: Buffer): string[] => {
  const [, ...records] = readLog(content);
  return records
    .flatMap((record) => messagesOf(decodeMessage(record), overall.part))
    .map((each) => textOf(each, part.metadataFile));
};

/** Encodes the entity metadata file. */
export const encodeEntityMetadata = (name: string, startMicros: bigint, file: string): Buffer =>
  encodeMessage([
    [
      entities.run,
      encodeMessage([
        [run.name, text(name)],
        [run.startMicros, startMicros],
        [run.endMicros, BigInt(Date.now()) * 1000n],
      ]),
    ],
    [
      entities.output,
      encodeMessage([
        [output.unknown, text('')],
        [output.file, text(file)],
      ]),
    ],
  ]);

/**
 * Decodes the entity files that a metadata file lists, relative to its folder.
 * @throws {Error} when the content is invalid.
 */
export const decodeEntityMetadata = (content: Buffer): string[] =>
  messagesOf(decodeMessage(content), entities.output)
    .flatMap((each) => contentsOf(each, output.file))
    .map((file) => {
      if (!(file instanceof Uint8Array)) throw new Error('an output has no name');
      return readText(file);
    });
