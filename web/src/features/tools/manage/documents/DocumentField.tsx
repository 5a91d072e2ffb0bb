import { mdiFileDocumentPlusOutline } from '@mdi/js';
import { documentType, limits } from 'functions/contract';
import { FileField, type FileFieldProps } from '../../../../ui/media/FileField.tsx';

const { bytes } = limits.toolDocuments;

/** A file input for documents, with drag and drop. */
export const DocumentField = (props: FileFieldProps) => (
  <FileField
    icon={mdiFileDocumentPlusOutline}
    accept={documentType}
    hint={`PDF without password, at most ${bytes / 1024 / 1024} MB`}
    reading="Reading the file…"
    {...props}
  />
);
