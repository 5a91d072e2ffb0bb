import { Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useState } from 'react';
import { FormikForm } from '../../../components/FormikForm.tsx';
import { FormSubmit } from '../../../components/FormSubmit.tsx';
import type { FormFailure } from '../../../components/formFailure.ts';
import { LeaveGuard } from '../../../components/LeaveGuard.tsx';
import { nestedErrors } from '../../../components/nestedErrors.ts';
import { FurtherToolFields } from './FurtherToolFields.tsx';
import { ToolFields } from './ToolFields.tsx';
import { ToolPictureFields } from './ToolPictureFields.tsx';
import { toFormErrors } from './toFormErrors.ts';
import { newToolSchema } from './toolFormSchema.ts';
import { blankTool, type ToolValues } from './toolValues.ts';
import type { ToolPictures } from './useToolPictures.ts';

interface AddToolFormProps {
  read: ToolPictures['read'];
  /** Resolves to the reason why the tool was not accepted, or null. */
  onSubmit: (values: ToolValues) => Promise<FormFailure | null>;
  /** The progress of an upload. */
  children?: ReactNode;
}

export const AddToolForm = ({ read, onSubmit, children }: AddToolFormProps) => {
  const [added, setAdded] = useState(0);
  const send = async (
    values: ToolValues,
    { setErrors, setStatus, resetForm }: FormikHelpers<ToolValues>,
  ) => {
    setStatus(undefined);
    const failure = await onSubmit(values);
    if (!failure) {
      setAdded(added + 1);
      return resetForm();
    }
    setErrors(nestedErrors(toFormErrors(failure.errors)));
    setStatus(failure.message);
  };
  return (
    <Formik initialValues={blankTool} validationSchema={newToolSchema} onSubmit={send}>
      {({ isSubmitting, dirty }) => (
        <FormikForm>
          <LeaveGuard when={dirty} />
          <ToolFields isNew />
          <ToolPictureFields key={added} read={read} disabled={isSubmitting} />
          <FurtherToolFields />
          {children}
          <FormSubmit>Add Product</FormSubmit>
        </FormikForm>
      )}
    </Formik>
  );
};
