import { limits, type Tool } from 'functions/contract';
import {
  cataloguePicturePath,
  cataloguePictureSide,
} from '../../../../domain/picture/useCataloguePictures.ts';
import { picturesOf } from '../../../../domain/tool/hiddenTool.ts';
import { messageOf } from '../../../../lib/api/messages.ts';
import { readPicture } from '../../../../lib/pictures/readPicture.ts';
import { uploadPicture } from '../../../../lib/pictures/uploads.ts';
import { readToolVersion } from '../requests/toolVersion.ts';
import { sendChanges } from '../requests/useManagedTools.ts';
import { type NamedPicture, namedPicture } from './fileNames.ts';
import { failed, findTool, unknownSku } from './findTool.ts';
import type { AddFile, AddOptions, FileResult } from './useBulkFiles.ts';

/**
 * The main picture comes first, also any picture of a tool that has none; a numbered file becomes
 * the last further one.
 */
const withPicture = (tool: Tool, link: string, { isFurther }: NamedPicture) => {
  const { imageLink, morePictures } = tool;
  if (imageLink === '') return { imageLink: link };
  return isFurther
    ? { morePictures: [...morePictures, link] }
    : { imageLink: link, morePictures: [imageLink, ...morePictures] };
};

/** Uploads a file unless an earlier attempt has. */
const uploadOnce = async (file: File, { signal, uploads }: AddOptions) => {
  const known = uploads.get(file);
  if (known) return { link: known };
  const { chosen, problem } = await readPicture(file, cataloguePictureSide);
  if (!chosen) return { problem };
  URL.revokeObjectURL(chosen.url);
  const path = cataloguePicturePath(chosen.picture);
  const link = await uploadPicture(path, chosen.picture, { signal, onProgress: () => {} });
  uploads.set(file, link);
  return { link };
};

const add = async (file: File, options: AddOptions): Promise<FileResult> => {
  const named = namedPicture(file.name);
  const found = await findTool(named.sku, options.signal);
  if (!found) return unknownSku(named.sku);
  const base = await readToolVersion(found._id, options.signal);
  const { tool } = base;
  const done: FileResult = { status: 'added', text: `Added to ${tool.toolName}` };
  const present = picturesOf(tool);
  const known = options.uploads.get(file);
  // The answer to an earlier attempt was lost.
  if (known && present.includes(known)) return done;
  if (present.length >= limits.pictures) {
    return failed(`${tool.toolName} has ${limits.pictures} pictures already. Remove one first.`);
  }
  const { link, problem } = await uploadOnce(file, options);
  if (!link) return failed(problem ?? '');
  await sendChanges({ base, changes: withPicture(tool, link, named) });
  return done;
};

/** Adds a picture to the tool whose SKU its file name is. Never rejects. */
export const addPicture: AddFile = (file, options) =>
  add(file, options).catch((error: unknown) => failed(messageOf(error)));
