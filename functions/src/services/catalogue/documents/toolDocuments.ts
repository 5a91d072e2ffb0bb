import { isDeepStrictEqual } from 'node:util';
import {
  type ChangedToolDocuments,
  documentsText,
  limits,
  pdfProblemTexts,
  type StoredToolFile,
  type ToolDocumentInput,
  type ToolDocumentsInput,
} from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { isDocumentId, tools } from '../../../store/collections/collections.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { toStaffTool, toToolFiles, withDocuments } from '../tools/toolResponse.ts';
import { readTool } from '../tools/tools.ts';
import { checkDocumentsVersion, type Expectation, pageVersionOf } from '../tools/toolVersion.ts';
import { checkFile, removeUnusedFiles } from './documentFiles.ts';

const responseOf = (id: string, tool: ToolDocument): ChangedToolDocuments => ({
  acknowledged: true,
  documents: toToolFiles(tool.documents),
  version: pageVersionOf(withDocuments(toStaffTool(id, tool), tool.documents)),
});

const audited = (documents: readonly StoredToolFile[]) => ({ documents: documentsText(documents) });

const writeDocuments = (
  transaction: Transaction,
  id: string,
  stored: ToolDocument,
  documents: StoredToolFile[],
  caller: Caller,
): ToolDocument => {
  transaction.update(tools.doc(id), { documents, updatedAt: new Date() });
  recordAudit(transaction, caller, {
    action: 'tool-changed',
    target: { kind: 'tool', id, label: stored.toolName },
    before: audited(stored.documents ?? []),
    after: audited(documents),
  });
  return { ...stored, documents };
};

type ChangeOf = (documents: StoredToolFile[], stored: ToolDocument) => StoredToolFile[] | undefined;

/** Changes the documents of a tool, unless there is nothing to change. */
const changeDocuments = (id: string, changeOf: ChangeOf, caller: Caller): Promise<ToolDocument> =>
  transact(async (transaction) => {
    const stored = await readTool(transaction, id);
    const documents = changeOf(stored.documents ?? [], stored);
    return documents ? writeDocuments(transaction, id, stored, documents, caller) : stored;
  });

const tooMany = `A tool has at most ${limits.toolDocuments.count} documents: delete one first`;

const refused = (message: string) => validationError({ documentId: message });

const hasDocument = (documents: readonly StoredToolFile[], id: string): boolean =>
  documents.some((document) => document.id === id);

const checkedBytes = async (toolId: string, documentId: string): Promise<number> => {
  const checked = await checkFile(toolId, documentId);
  if ('problem' in checked) throw refused(pdfProblemTexts[checked.problem]);
  return checked.bytes;
};

/** Deletes a file that was refused, unless the tool has it as a document. */
const removeRefused = async (toolId: string, documentId: string): Promise<void> => {
  const documents = await transact(async (transaction) => {
    const tool = isDocumentId(toolId) ? await transaction.read(tools.doc(toolId)) : undefined;
    return tool?.documents ?? [];
  });
  await removeUnusedFiles(toolId, documents, [documentId]);
};

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'validation' || error.code === 'tool-not-found');

/**
 * Adds an uploaded file to the documents of a tool; a repetition adds nothing. Throws
 * `tool-not-found`, and `validation` for a file that is no plain PDF, or one too many. A refused
 * file is deleted.
 */
export const addToolDocument = async (
  toolId: string,
  { documentId, ...fields }: ToolDocumentInput,
  caller: Caller,
): Promise<ChangedToolDocuments> => {
  try {
    const bytes = await checkedBytes(toolId, documentId);
    const added = { id: documentId, ...fields, bytes, addedAt: new Date() };
    const addTo: ChangeOf = (documents) => {
      if (hasDocument(documents, documentId)) return undefined;
      if (documents.length >= limits.toolDocuments.count) throw refused(tooMany);
      return [...documents, added];
    };
    const tool = await changeDocuments(toolId, addTo, caller);
    await removeUnusedFiles(toolId, tool.documents ?? []);
    return responseOf(toolId, tool);
  } catch (error) {
    if (isRefusal(error)) await removeRefused(toolId, documentId);
    throw error;
  }
};

const withFields = (
  documents: readonly StoredToolFile[],
  edits: ToolDocumentsInput['documents'],
): StoredToolFile[] =>
  edits.flatMap(({ documentId, ...fields }) => {
    const document = documents.find(({ id }) => id === documentId);
    return document ? [{ ...document, ...fields }] : [];
  });

/**
 * Changes titles, kinds, languages and the order of the documents of a tool. Throws
 * `tool-not-found`, `precondition-failed` if the tool has other documents than those of `versions`,
 * and `validation` unless each of its documents is named once.
 */
export const changeToolDocuments = async (
  toolId: string,
  { documents: edits }: ToolDocumentsInput,
  caller: Caller,
  versions: Expectation['versions'],
): Promise<ChangedToolDocuments> => {
  const change: ChangeOf = (documents, stored) => {
    checkDocumentsVersion(withDocuments(toStaffTool(toolId, stored), documents), versions);
    const named = new Set(edits.map(({ documentId }) => documentId));
    const changed = withFields(documents, edits);
    if (named.size !== edits.length || changed.length !== documents.length) {
      throw validationError({ documents: 'Name each document of the tool once' });
    }
    return isDeepStrictEqual(changed, documents) ? undefined : changed;
  };
  return responseOf(toolId, await changeDocuments(toolId, change, caller));
};

/** Deletes a document of a tool and its file. Throws `tool-not-found`. */
export const deleteToolDocument = async (
  toolId: string,
  documentId: string,
  caller: Caller,
): Promise<ChangedToolDocuments> => {
  const without: ChangeOf = (documents) =>
    hasDocument(documents, documentId)
      ? documents.filter(({ id }) => id !== documentId)
      : undefined;
  const tool = await changeDocuments(toolId, without, caller);
  await removeUnusedFiles(toolId, tool.documents ?? [], [documentId]);
  return responseOf(toolId, tool);
};
