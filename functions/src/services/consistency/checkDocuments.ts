import {
  dayMs,
  isDocumentPath,
  type StoredToolFile,
  storedFileOf,
  toolDocumentPath,
} from '../../contract/index.ts';
import { tools } from '../../store/collections/collections.ts';
import { bucketName, openBucket } from '../../store/collections/firebase.ts';
import { readDocumentFields } from '../../store/reads/documents.ts';
import { batchesById, selectFields } from '../../store/reads/queries.ts';

/** The documents of tools by the paths of their files, and the bucket that has these. */
interface Described {
  sizes: Map<string, number>;
  bucket: string;
}

const sizesOf = (id: string, documents: readonly StoredToolFile[] = []): [string, number][] =>
  documents.map((document) => [toolDocumentPath(id, document.id), document.bytes]);

const readDescribed = async (): Promise<Described> => {
  const sizes = new Map<string, number>();
  let bucket = '';
  for await (const batch of batchesById(selectFields(tools, ['documents', 'imageLink']))) {
    for (const { id, content } of batch) {
      for (const [path, bytes] of sizesOf(id, content.documents)) sizes.set(path, bytes);
      bucket ||= storedFileOf(content.imageLink)?.bucket ?? '';
    }
  }
  return { sizes, bucket: bucket || bucketName };
};

type Bucket = Awaited<ReturnType<typeof openBucket>>;

// The tool may have been changed since it was read, and the file been uploaded or deleted.
const problemNow = async (bucket: Bucket, path: string): Promise<string[]> => {
  const [, id = ''] = path.split('/');
  const documents = (await readDocumentFields(tools.doc(id), ['documents']))?.documents;
  const bytes = new Map(sizesOf(id, documents)).get(path);
  const file = bucket.file(path);
  const [isThere] = await file.exists();
  if (!isThere) return bytes === undefined ? [] : [`tool ${id}: there is no file ${path}`];
  if (bytes === undefined) return [`the file ${path} is no document of its tool`];
  return Number(file.metadata.size) === bytes ? [] : [`the file ${path} has not ${bytes} bytes`];
};

const suspectsIn = async (bucket: Bucket, { sizes }: Described): Promise<string[]> => {
  const [files] = await bucket.getFiles({ prefix: 'tools/' });
  const found = files.filter(({ name }) => isDocumentPath(name));
  const names = new Set(found.map(({ name }) => name));
  const stray = found.filter(({ name, metadata }) => {
    const age = Date.now() - Date.parse(String(metadata.timeCreated));
    return sizes.has(name) ? sizes.get(name) !== Number(metadata.size) : age > dayMs;
  });
  return [
    ...[...sizes.keys()].filter((path) => !names.has(path)),
    ...stray.map(({ name }) => name),
  ];
};

/**
 * Checks that each document of a tool has its file, and each file of documents its description.
 * Returns a sentence for each problem. Can run while the shop sells. Costs a read for each tool; a
 * shop without documents needs no Storage.
 */
export const checkDocuments = async (): Promise<string[]> => {
  const described = await readDescribed();
  if (described.sizes.size === 0) return [];
  const bucket = await openBucket(described.bucket);
  const problems: string[] = [];
  for (const path of await suspectsIn(bucket, described)) {
    problems.push(...(await problemNow(bucket, path)));
  }
  return problems;
};
