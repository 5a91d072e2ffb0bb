import { array, type InferType, object, string } from 'yup';
import { limits } from '../limits.ts';
import { oneLine, requiredText } from '../text/text.ts';
import { toolFileKinds } from './fields.ts';
import { documentLanguages } from './languages.ts';

const { count, title } = limits.toolDocuments;

/** A UUID, under which the document was uploaded. */
const documentIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const fields = {
  kind: string()
    .typeError('Kind must be a text')
    .required('Kind is required')
    .oneOf(toolFileKinds, `Kind must be one of: ${toolFileKinds.join(', ')}`),
  title: requiredText('Title', title).matches(oneLine, 'Title must be one line'),
  language: string()
    .typeError('Language must be a text')
    .required('Language is required')
    .oneOf(documentLanguages, `Language must be one of: ${documentLanguages.join(', ')}`),
};

const documentId = string()
  .typeError('Document must be a text')
  .required('Document is required')
  .matches(documentIdPattern, 'Document must be the id of an uploaded file');

/** The form of a document that was uploaded. */
export const toolDocumentSchema = object({ documentId, ...fields });
export type ToolDocumentInput = InferType<typeof toolDocumentSchema>;

/** The form of all documents of a tool, in the order in which they are shown. */
export const toolDocumentsSchema = object({
  documents: array()
    .of(toolDocumentSchema.required('Document is required').typeError('Document is required'))
    .typeError('Documents must be a list')
    .required('Documents must be a list')
    .max(count, `A tool has at most ${count} documents`),
});
export type ToolDocumentsInput = InferType<typeof toolDocumentsSchema>;
