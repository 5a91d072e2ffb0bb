import { toolFileKindNames } from 'functions/contract';
import { addDocument, addFailure } from '../documents/addDocument.ts';
import { documentFileProblem } from '../documents/documentFile.ts';
import { namedDocument } from '../documents/documentName.ts';
import { failed, findTool, unknownSku } from './findTool.ts';
import type { AddFile, AddOptions, FileResult } from './useBulkFiles.ts';

const add = async (file: File, { signal, uploads }: AddOptions): Promise<FileResult> => {
  const { sku, kind = 'data-sheet', language = 'en', unknown } = namedDocument(file.name);
  if (unknown !== undefined) return failed(`“${unknown}” is neither a kind nor a language.`);
  const problem = documentFileProblem(file);
  if (problem) return failed(problem);
  const tool = await findTool(sku, signal);
  if (!tool) return unknownSku(sku);
  const fields = { kind, language, title: toolFileKindNames[kind] };
  await addDocument(tool._id, file, fields, { signal, uploads, onProgress: () => {} });
  return { status: 'added', text: `Added to ${tool.toolName}` };
};

/** Adds a document to the tool whose SKU its file name has. Never rejects. */
export const addNamedDocument: AddFile = (file, options) =>
  add(file, options).catch((error: unknown) => failed(addFailure(error)));
