import type { PropsWithChildren, ReactNode } from 'react';
import { LeaveGuard } from '../../feedback/LeaveGuard.tsx';
import { FormikForm } from './FormikForm.tsx';
import { FormSubmit } from './FormSubmit.tsx';

interface EditFormProps {
  isEdited: boolean;
  /** The text of the button that saves. */
  submit: string;
  /** Beside that button. */
  actions?: ReactNode;
}

/** The fields of a versioned form on a page, which asks before someone leaves it with changes. */
export const EditForm = ({
  isEdited,
  submit,
  actions,
  children,
}: PropsWithChildren<EditFormProps>) => (
  <FormikForm>
    <LeaveGuard when={isEdited} />
    {children}
    <FormSubmit disabled={!isEdited}>{submit}</FormSubmit>
    {actions}
  </FormikForm>
);
