import { Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { FormikForm } from '../../../components/FormikForm.tsx';
import { FormSubmit } from '../../../components/FormSubmit.tsx';
import type { FormFailure } from '../../../components/formFailure.ts';
import { LeaveGuard } from '../../../components/LeaveGuard.tsx';
import { nestedErrors } from '../../../components/nestedErrors.ts';
import { FurtherToolFields } from './FurtherToolFields.tsx';
import { MainPicture } from './MainPicture.tsx';
import { ToolFields } from './ToolFields.tsx';
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
  const send = async (
    values: ToolValues,
    { setErrors, setStatus, resetForm }: FormikHelpers<ToolValues>,
  ) => {
    setStatus(undefined);
    const failure = await onSubmit(values);
    if (!failure) return resetForm();
    setErrors(nestedErrors(toFormErrors(failure.errors)));
    setStatus(failure.message);
  };
  return (
    <Formik initialValues={blankTool} validationSchema={newToolSchema} onSubmit={send}>
      {({ isSubmitting, dirty }) => (
        <FormikForm>
          <LeaveGuard when={dirty} />
          <ToolFields isNew />
          <MainPicture read={read} disabled={isSubmitting} />
          <FurtherToolFields read={read} disabled={isSubmitting} />
          {children}
          <FormSubmit>Add Product</FormSubmit>
        </FormikForm>
      )}
    </Formik>
  );
};
