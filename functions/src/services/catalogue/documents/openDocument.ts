import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { documentFileName, type Tool, toolDocumentPath } from '../../../contract/index.ts';
import { ApiError, codeOf } from '../../../errors.ts';
import { openBucket } from '../../../store/collections/firebase.ts';

/** A document of a tool that is being read. */
export interface OpenedDocument {
  name: string;
  bytes: number;
  content: Readable;
}

/** Reads a file once its first bytes are there: until then, a failure can be answered. */
const startReading = async (path: string): Promise<Readable> => {
  try {
    const content = (await openBucket()).file(path).createReadStream({ decompress: false });
    await once(content, 'readable');
    return content;
  } catch (error) {
    if (codeOf(error) === 404) throw new ApiError('document-not-found');
    throw new ApiError('unavailable', {}, { cause: error });
  }
};

/** Whether a tool has this document. Throws `document-not-found`. */
export const documentOf = ({ documents = [] }: Tool, documentId: string) => {
  const document = documents.find(({ id }) => id === documentId);
  if (!document) throw new ApiError('document-not-found');
  return document;
};

/** Opens a document of a tool. Throws `document-not-found`, also if its file is missing. */
export const openDocument = async (tool: Tool, documentId: string): Promise<OpenedDocument> => {
  const document = documentOf(tool, documentId);
  const content = await startReading(toolDocumentPath(tool._id, documentId));
  return { name: documentFileName(tool.sku, document), bytes: document.bytes, content };
};
