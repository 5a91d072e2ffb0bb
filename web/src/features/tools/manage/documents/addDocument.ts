import {
  apiRoutes,
  type ChangedToolDocuments,
  documentType,
  type ToolDocumentInput,
  toolDocumentPath,
} from 'functions/contract';
import { callApi } from '../../../../lib/api/api.ts';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../../lib/api/messages.ts';
import { type UploadOptions, uploadFile } from '../../../../lib/pictures/uploads.ts';

interface AddOptions extends UploadOptions {
  /** The ids of files that are uploaded, so that a retry uploads none twice. */
  uploads: Map<File, string>;
}

const uploadOnce = async (toolId: string, file: File, { uploads, ...options }: AddOptions) => {
  const known = uploads.get(file);
  if (known) return known;
  const id = crypto.randomUUID();
  const document = new Blob([file], { type: documentType });
  await uploadFile(toolDocumentPath(toolId, id), document, options);
  uploads.set(file, id);
  return id;
};

/** Uploads a file and adds it to the documents of a tool. The shop deletes a file that it refuses. */
export const addDocument = async (
  id: string,
  file: File,
  fields: Omit<ToolDocumentInput, 'documentId'>,
  options: AddOptions,
): Promise<ChangedToolDocuments> => {
  const documentId = await uploadOnce(id, file, options);
  const body = { documentId, ...fields };
  return callApi(apiRoutes.addToolDocument, { params: { id }, body });
};

/** Why a file was not added: the reason for which the shop refused it, if it did. */
export const addFailure = (error: unknown): string => {
  const isRefused = error instanceof ApiProblem && error.code === 'validation';
  return (isRefused && error.details.errors.documentId) || messageOf(error);
};
