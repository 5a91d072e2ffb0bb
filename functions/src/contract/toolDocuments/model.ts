import type { Acknowledged } from '../calls/responses.ts';
import type { Sent, Stored } from '../kinds/fields.ts';
import type { toolFileFields } from './fields.ts';

/** A document of a tool in a response. */
export type ToolFile = Sent<typeof toolFileFields>;

/** The stored description of a document of a tool. */
export type StoredToolFile = Stored<typeof toolFileFields>;

/** A tool and its documents. */
export interface DocumentedTool {
  toolId: string;
  toolName: string;
  documents: ToolFile[];
}

/** The documents of a tool after a change. */
export interface ChangedToolDocuments extends Acknowledged {
  documents: ToolFile[];
  /** In quotation marks the value for If-Match. */
  version: string;
}

/** The only media type of documents. */
export const documentType = 'application/pdf';

/** The folder in Storage with the documents of a tool. */
export const toolDocumentsFolder = (toolId: string): string => `tools/${toolId}/documents/`;

/** The path in Storage of a document of a tool. */
export const toolDocumentPath = (toolId: string, documentId: string): string =>
  toolDocumentsFolder(toolId) + documentId;

/** Whether a path in Storage is that of a document and not of a picture. */
export const isDocumentPath = (path: string): boolean => /^tools\/[^/]+\/documents\//.test(path);

/** The name under which a document is saved: `CHS-2018 Data sheet.pdf`. */
export const documentFileName = (sku: string, { title }: Pick<ToolFile, 'title'>): string =>
  `${`${sku} ${title}`.replaceAll(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.pdf`;

/** The documents of a tool as one text with a line for each: `data-sheet en: Data sheet`. */
export const documentsText = (
  documents: readonly Pick<ToolFile, 'kind' | 'language' | 'title'>[],
): string =>
  documents.map(({ kind, language, title }) => `${kind} ${language}: ${title}`).join('\n');
