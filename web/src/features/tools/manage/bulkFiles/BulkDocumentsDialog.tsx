import { documentLanguageNames, toolFileKinds } from 'functions/contract';
import { DocumentField } from '../documents/DocumentField.tsx';
import { addNamedDocument } from './addNamedDocument.ts';
import { type BulkDialogProps, type BulkFileKind, BulkFilesDialog } from './BulkFilesDialog.tsx';

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
