import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashOfInputs } from '@tools-hub/kit/builds/builds';
import { projectFile } from '@tools-hub/kit/paths';
import { profilesOf, type Seed } from '../dataset/seedData.ts';
import { families } from '../families/families.ts';
import { renderDataSheets } from './dataSheets.ts';
import { renderPictures, type SeedPicture } from './pictures.ts';
import { returnPicturesOf } from './returnPictures.ts';

interface Drawn {
  hash: string;
  pictures: { path: string; content: Uint8Array }[];
}

const drawers = [
  'emulators/suite/seed/{uploads/pictures.ts,uploads/dataSheets.ts,drawing/*.ts,backdrops/*.svg}',
  'package-lock.json',
];

const hashOf = (seed: Seed): string => {
  const drawn = JSON.stringify([
    seed.catalogue,
    families,
    profilesOf(seed),
    returnPicturesOf(seed),
  ]);
  return hashOfInputs(drawers, { drawn: createHash('sha256').update(drawn).digest('hex') });
};

const read = (file: string): Drawn | undefined => {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return undefined;
  }
};

const store = (file: string, drawn: Drawn) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, serialize(drawn));
};

/**
 * All pictures and data sheets of a seed. It draws them only when they or what draws them has changed, because that
 * takes seconds.
 * @param file Where it keeps them.
 */
export const drawOnce = async (
  seed: Seed,
  file = projectFile('node_modules/.cache/tools-hub/pictures'),
): Promise<SeedPicture[]> => {
  const hash = hashOf(seed);
  const drawn = read(file);
  if (drawn?.hash === hash) {
    return drawn.pictures.map(({ path, content }) => ({ path, content: Buffer.from(content) }));
  }
  const pictures = [...(await renderPictures(seed)), ...(await renderDataSheets(seed))];
  store(file, { hash, pictures });
  return pictures;
};
