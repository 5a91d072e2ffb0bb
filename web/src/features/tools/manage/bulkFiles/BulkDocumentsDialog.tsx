import { documentLanguageNames, toolFileKindNames, toolFileKinds } from 'functions/contract';
import { addDocument, addFailure } from '../documents/addDocument.ts';
import { DocumentField } from '../documents/DocumentField.tsx';
import { documentFileProblem } from '../documents/documentFile.ts';
import { namedDocument } from '../documents/documentName.ts';
import { type BulkDialogProps, type BulkFileKind, BulkFilesDialog } from './BulkFilesDialog.tsx';
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
const addNamedDocument: AddFile = (file, options) =>
  add(file, options).catch((error: unknown) => failed(addFailure(error)));

const kindsText = new Intl.ListFormat('en', { type: 'disjunction' }).format(toolFileKinds);
const languagesText = Object.keys(documentLanguageNames).join(', ');

const documents: BulkFileKind = {
  noun: 'document',
  plural: 'documents',
  names: `Name each file by the SKU of its tool, and if needed by its kind and language: CHS-2018.pdf is a data sheet in English, CHS-2018_safety_de.pdf the safety information in German. Kinds are ${kindsText}; languages are ${languagesText}.`,
  Field: DocumentField,
  add: addNamedDocument,
};

/** Adds documents whose file names have SKUs. */
export const BulkDocumentsDialog = (props: BulkDialogProps) => (
  <BulkFilesDialog kind={documents} {...props} />
);
