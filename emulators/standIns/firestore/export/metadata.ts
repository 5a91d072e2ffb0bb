import type { Message } from '../wire/protobuf.ts';
import { contentsOf, decodeMessage, messagesOf, readText, textOf } from '../wire/protobufReader.ts';
import { encodeMessage, text } from '../wire/protobufWriter.ts';
import { LogWriter, readLog } from './log.ts';

/**
 * The files around the entities of an export. No description of them is published: the shapes are
 * those that Google's emulator writes, and what firebase-tools looks for.
 */
const version = '3';
/** The one folder of entities: Firestore has no namespaces, and whole databases are exported. */
export const entityFolder = 'all_namespaces/all_kinds';
/** The path of the metadata file of entities below an export's folder. */
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

/** The name of the file that stands for a whole export. */
export const overallFile = (name: string): string => `${name}.overall_export_metadata`;

/** What an export holds. */
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

/** The content of the overall file. */
export const encodeOverall = (extent: Extent): Buffer => {
  const log = new LogWriter();
  log.add(text(version));
  log.add(encodeMessage(extent.entities > 0 ? describePart(extent) : []));
  return log.bytes();
};

/**
 * The metadata files of entities that an overall file names, relative to its folder.
 * @throws {Error} when the content is not that of such a file.
 */
export const decodeOverall = (content: Buffer): string[] => {
  const [, ...records] = readLog(content);
  return records
    .flatMap((record) => messagesOf(decodeMessage(record), overall.part))
    .map((each) => textOf(each, part.metadataFile));
};

/** The content of the metadata file of entities. */
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
 * The files of entities that a metadata file names, relative to its folder.
 * @throws {Error} when the content is not that of such a file.
 */
export const decodeEntityMetadata = (content: Buffer): string[] =>
  messagesOf(decodeMessage(content), entities.output)
    .flatMap((each) => contentsOf(each, output.file))
    .map((file) => {
      if (!(file instanceof Uint8Array)) throw new Error('an output has no name');
      return readText(file);
    });
