import { toolDocumentPath } from 'functions/contract';
import type { ToolDocument } from 'functions/documents';
import { dataSheets } from '../uploads/dataSheets.ts';
import type { SeedPicture } from '../uploads/pictures.ts';
import type { SeedDocument } from './documents.ts';

const describedIn = (
  { createdAt }: ToolDocument,
  toolId: string,
  files: readonly SeedPicture[],
): Required<Pick<ToolDocument, 'documents'>>['documents'] =>
  dataSheets
    .filter((sheet) => sheet.toolId === toolId)
    .map(({ id, title }) => {
      const file = files.find(({ path }) => path === toolDocumentPath(toolId, id));
      const bytes = file?.content.length ?? 0;
      return { id, kind: 'data-sheet', title, language: 'en', bytes, addedAt: createdAt };
    });

/** The documents of a shop, in which tools have the data sheets that were drawn. */
export const withDataSheets = (
  documents: readonly SeedDocument<object>[],
  files: readonly SeedPicture[],
): SeedDocument<object>[] => {
  const paths = new Map(dataSheets.map(({ toolId }) => [`tools/${toolId}`, toolId]));
  return documents.map(({ path, content }) => {
    const toolId = paths.get(path);
    if (toolId === undefined) return { path, content };
    const tool = content as ToolDocument;
    return { path, content: { ...tool, documents: describedIn(tool, toolId, files) } };
  });
};
