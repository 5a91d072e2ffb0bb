import { error as logError } from 'firebase-functions/logger';
import {
  dayMs,
  limits,
  type PdfProblem,
  type StoredToolFile,
  toolDocumentPath,
  toolDocumentsFolder,
} from '../../../contract/index.ts';
import { ApiError, codeOf } from '../../../errors.ts';
import { openBucket } from '../../../store/collections/firebase.ts';
import { readStored } from '../../pictures/resizePicture.ts';
import { pdfProblemOf } from './pdfProblemOf.ts';

/** The size of an uploaded document, or why it is refused. */
export type CheckedFile = { bytes: number } | { problem: PdfProblem };

const checkContent = async (content: Buffer | undefined): Promise<CheckedFile> => {
  if (!content) return { problem: 'too-large' };
  const problem = await pdfProblemOf(content);
  return problem ? { problem } : { bytes: content.length };
};

/** Reads and checks an uploaded document. Throws `unavailable` when Cloud Storage does not answer. */
export const checkFile = async (toolId: string, documentId: string): Promise<CheckedFile> => {
  try {
    const file = (await openBucket()).file(toolDocumentPath(toolId, documentId));
    return checkContent(await readStored(file, limits.toolDocuments.bytes));
  } catch (error) {
    if (codeOf(error) === 404) return { problem: 'missing' };
    throw new ApiError('unavailable', {}, { cause: error });
  }
};

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Deletes the files of a tool that are none of its documents: those that were uploaded more than a
 * day ago, whose registration may be under way, and those that are named. A failure is only logged:
 * it leaves an unused file for the next time.
 */
export const removeUnusedFiles = async (
  toolId: string,
  documents: readonly Pick<StoredToolFile, 'id'>[],
  now: readonly string[] = [],
): Promise<void> => {
  try {
    const used = new Set(documents.map(({ id }) => id));
    const [files] = await (await openBucket()).getFiles({ prefix: toolDocumentsFolder(toolId) });
    const unused = files.filter(({ name, metadata }) => {
      const isOld = Date.now() - Date.parse(String(metadata.timeCreated)) > dayMs;
      return !used.has(idOf(name)) && (isOld || now.includes(idOf(name)));
    });
    await Promise.all(unused.map((file) => file.delete({ ignoreNotFound: true })));
  } catch (error) {
    logError(`Could not delete unused documents of the tool ${toolId}`, error);
  }
};

/** Deletes all documents of a deleted tool. A failure is only logged. */
export const removeAllFiles = async (toolId: string): Promise<void> => {
  try {
    await (await openBucket()).deleteFiles({ prefix: toolDocumentsFolder(toolId), force: true });
  } catch (error) {
    logError(`Could not delete the documents of the tool ${toolId}`, error);
  }
};
