import { limits, type SavedView, type ViewInput, viewSchema } from 'functions/contract';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikCheckbox } from '../../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import type { ViewContent } from './viewState.ts';

type Values = Pick<ViewInput, 'name' | 'shared'>;

interface ViewFormDialogProps extends DialogState {
  question: string;
  confirm: string;
  start: Values;
  content: ViewContent;
  /** Resolves to a notice. */
  onSend: (values: Values) => Promise<string>;
}

/** Asks for the name of a view, and whether all staff see it. */
export const ViewFormDialog = ({ confirm, content, onSend, ...dialog }: ViewFormDialogProps) => (
  <FormDialog<Values>
    labels={{ confirm, close: 'Close' }}
    errorsOf={(values) => schemaErrors(viewSchema, { ...content, ...values })}
    onSend={({ name, shared }) => onSend({ name: name.trim(), shared })}
    {...dialog}
  >
    {() => (
      <>
        <FormikTextField
          id="view-name"
          name="name"
          label="Name"
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: limits.viewName } }}
          sx={{ mt: 1 }}
        />
        <FormikCheckbox name="shared" label="Share with all staff" />
      </>
    )}
  </FormDialog>
);

interface DeleteViewDialogProps extends DialogState {
  view: SavedView;
  onDelete: () => Promise<unknown>;
}

/** Asks before a view is deleted. */
export const DeleteViewDialog = ({ view, onDelete, ...dialog }: DeleteViewDialogProps) => (
  <ActionDialog
    question={`Delete the view ${view.name}?`}
    labels={{ confirm: 'Delete', close: 'Keep' }}
    onSend={async () => {
      await onDelete();
      return `${view.name} deleted`;
    }}
    {...dialog}
  >
    {view.shared
      ? 'Your colleagues can no longer open it. The list stays as it is now.'
      : 'The list stays as it is now.'}
  </ActionDialog>
);
