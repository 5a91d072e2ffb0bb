import { listOf, text } from '../calls/jsonSchema.ts';
import { pricesQuery } from '../calls/pricesQuery.ts';
import { route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { pdf, responseOf } from '../responseParts.ts';
import { toolDocumentSchema, toolDocumentsSchema } from './forms.ts';

/** The calls about documents of tools. */
export const toolDocumentRoutes = {
  listToolDocuments: route('GET', '/documents', 'everyone', {
    summary:
      'The documents of several tools, without tools that have none or the caller does not see',
    response: { ...listOf(responseOf('DocumentedTool')), maxItems: limits.documentedTools },
    cached: true,
    forPayer: true,
    query: {
      tools: {
        ...text,
        description: `The ids of at most ${limits.documentedTools} tools, separated by commas`,
      },
    },
  }),
  getToolDocument: route('GET', '/tool/:id/document/:documentId', 'everyone or read_tools', {
    summary: 'A document of a tool, as an attachment, for everyone who sees the tool',
    ...pdf,
    errors: ['tool-not-found', 'document-not-found'],
    cached: true,
    forPayer: true,
    query: pricesQuery,
  }),
  addToolDocument: route('POST', '/tool/:id/documents', 'write_tools', {
    summary: `Add an uploaded PDF to at most ${limits.toolDocuments.count} documents of a tool; a refused file is deleted, and a repetition adds nothing`,
    body: toolDocumentSchema,
    response: responseOf('ChangedToolDocuments'),
    errors: ['tool-not-found'],
  }),
  changeToolDocuments: route('PUT', '/tool/:id/documents', 'write_tools', {
    summary: 'Change titles, kinds, languages and the order of all documents of a tool',
    body: toolDocumentsSchema,
    ifMatch: true,
    response: responseOf('ChangedToolDocuments'),
    errors: ['tool-not-found', 'precondition-failed'],
  }),
  deleteToolDocument: route('DELETE', '/tool/:id/document/:documentId', 'write_tools', {
    summary: 'Delete a document of a tool with its file; a repetition changes nothing',
    response: responseOf('ChangedToolDocuments'),
    errors: ['tool-not-found'],
  }),
} as const;
