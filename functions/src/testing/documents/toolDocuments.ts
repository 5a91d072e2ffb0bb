import { randomUUID } from 'node:crypto';
import { toolDocumentPath } from '../../contract/index.ts';
import { upload } from '../pictures/pictures.ts';

/** Uploads a file to the documents of a tool, and returns its id. */
export const uploadDocument = async (toolId: string, content: Buffer): Promise<string> => {
  const id = randomUUID();
  await upload(toolDocumentPath(toolId, id), content, 'application/pdf');
  return id;
};
