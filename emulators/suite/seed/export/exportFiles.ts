import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32c } from '@tools-hub/rules';
import { documentType, isDocumentPath, sharedPicture } from 'functions/contract';
import type { SeedPicture } from '../uploads/pictures.ts';

const typeOf = (path: string): string => {
  if (isDocumentPath(path)) return documentType;
  return path.endsWith('.jpg') ? sharedPicture.type : 'image/webp';
};

const metadataOf = ({ path, content }: SeedPicture, bucket: string, now: Date) => ({
  name: path,
  bucket,
  contentType: typeOf(path),
  cacheControl: 'public, max-age=86400',
  generation: now.getTime(),
  timeCreated: now,
  size: content.length,
  md5Hash: createHash('md5').update(content).digest('base64'),
  crc32c: String(crc32c(content)),
});

/** Writes pictures and data sheets as the Storage emulator imports them. */
export const exportFiles = (
  folder: string,
  pictures: readonly SeedPicture[],
  bucket: string,
  now: Date,
): void => {
  for (const name of ['blobs', 'metadata']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'buckets.json'), JSON.stringify({ buckets: [{ id: bucket }] }));
  for (const [index, picture] of pictures.entries()) {
    const metadata = JSON.stringify(metadataOf(picture, bucket, now));
    writeFileSync(join(folder, 'blobs', String(index)), picture.content);
    writeFileSync(join(folder, 'metadata', `${index}.json`), metadata);
  }
};
