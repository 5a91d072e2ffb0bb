import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ArchivedFile {
  name: string;
  content: Uint8Array;
  at: Date;
}

/** The times of an archive begin with 1980, in the zone of the machine. */
const earliest = new Date('1980-01-02');

/** Writes a ZIP archive file by file, without compression: PDFs are compressed. */
export const zipOf = async function* (
  files: AsyncIterable<ArchivedFile>,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content, at } of files) {
    const file = new ZipPassThrough(name);
    file.mtime = at < earliest ? earliest : at;
    zip.add(file);
    file.push(content, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks;
};
