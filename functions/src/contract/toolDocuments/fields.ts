import { count, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about } from '../kinds/fields.ts';
import { documentLanguages } from './languages.ts';

/** What a document of a tool is about. */
export const toolFileKinds = ['data-sheet', 'safety', 'manual', 'certificate', 'drawing'] as const;
export type ToolFileKind = (typeof toolFileKinds)[number];

/** The names of the kinds for people. */
export const toolFileKindNames: Record<ToolFileKind, string> = {
  'data-sheet': 'Data sheet',
  safety: 'Safety information',
  manual: 'Manual',
  certificate: 'Certificate',
  drawing: 'Drawing',
};

/** A PDF about a tool. */
export const toolFileFields = {
  id: about(text, 'Also the name of its file in Storage'),
  kind: oneOf(toolFileKinds),
  title: text,
  language: about(oneOf(documentLanguages), 'As in BCP 47'),
  bytes: count,
  addedAt: time,
};
