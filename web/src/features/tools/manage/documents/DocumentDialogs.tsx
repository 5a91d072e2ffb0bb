import Stack from '@mui/material/Stack';
import {
  documentLanguageNames,
  limits,
  type ToolFile,
  toolDocumentSchema,
  toolFileKindNames,
} from 'functions/contract';
import { schemaErrors } from '../../../../lib/forms/schemaErrors.ts';
import { type DialogState, FormDialog } from '../../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';

const native = { select: { native: true } };

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

interface EditDocumentProps extends DialogState {
  document: ToolFile;
  onSave: (edited: ToolFile) => Promise<unknown>;
}

/** Changes title, kind and language of a document. */
export const EditDocument = ({ document, onSave, ...state }: EditDocumentProps) => (
  <FormDialog
    question={`Edit ${document.title}`}
    labels={{ confirm: 'Save the document', close: 'Close' }}
    start={document}
    errorsOf={(values) => schemaErrors(toolDocumentSchema, { ...values, documentId: values.id })}
    onSend={async (values) => {
      await onSave({ ...values, title: values.title.trim() });
      return `${values.title.trim()} saved`;
    }}
    {...state}
  >
    {() => (
      <Stack sx={{ mt: 1 }}>
        <FormikTextField
          id="document-title"
          name="title"
          label="Title"
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: limits.toolDocuments.title } }}
        />
        <FormikTextField id="document-kind" name="kind" label="Kind" select slotProps={native}>
          {choicesOf(toolFileKindNames)}
        </FormikTextField>
        <FormikTextField
          id="document-language"
          name="language"
          label="Language"
          select
          slotProps={native}
        >
          {choicesOf(documentLanguageNames)}
        </FormikTextField>
      </Stack>
    )}
  </FormDialog>
);

interface DeleteDocumentProps extends DialogState {
  document: ToolFile;
  onDelete: (id: string) => Promise<unknown>;
}

/** Deletes a document after a confirmation. */
export const DeleteDocument = ({ document, onDelete, ...state }: DeleteDocumentProps) => (
  <FormDialog
    question={`Delete ${document.title}?`}
    labels={{ confirm: 'Delete the document', close: 'Keep it' }}
    color="error"
    start={{}}
    errorsOf={() => ({})}
    onSend={async () => {
      await onDelete(document.id);
      return `${document.title} deleted`;
    }}
    {...state}
  >
    {() => 'Customers can no longer download it. This cannot be undone.'}
  </FormDialog>
);
