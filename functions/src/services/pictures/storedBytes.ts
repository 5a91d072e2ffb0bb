import type { File } from '@google-cloud/storage';

/**
 * The bytes of a file as they are stored, or `undefined` if there are more than `most`. Nothing is
 * decompressed, so that a content encoding cannot expand them.
 */
export const readStored = async (
  file: Pick<File, 'getMetadata' | 'createReadStream'>,
  most: number,
): Promise<Buffer | undefined> => {
  const [{ size }] = await file.getMetadata();
  if (Number(size) > most) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file.createReadStream({ decompress: false })) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
