import { Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { FormikForm } from '../../../components/FormikForm.tsx';
import { FormSubmit } from '../../../components/FormSubmit.tsx';
import type { FormFailure } from '../../../components/formFailure.ts';
import { LeaveGuard } from '../../../components/LeaveGuard.tsx';
import { ToolFields } from './ToolFields.tsx';
import { ToolPictureField } from './ToolPictureField.tsx';
import {
  blankTool,
  type NewTool,
  newToolSchema,
  pictureMissing,
  type ToolValues,
} from './toolValues.ts';
import type { PictureChoice } from './useToolPicture.ts';

interface AddToolFormProps {
  picture: PictureChoice;
  /** Resolves to the reason why the tool was not accepted, or null. */
  onSubmit: (tool: NewTool, picture: Blob) => Promise<FormFailure | null>;
  /** The progress of an upload. */
  children?: ReactNode;
}

export const AddToolForm = ({ picture, onSubmit, children }: AddToolFormProps) => {
  const { chosen } = picture;
  const send = async (
    values: ToolValues,
    { setErrors, setStatus, resetForm }: FormikHelpers<ToolValues>,
  ) => {
    setStatus(undefined);
    if (!chosen) return;
    const failure = await onSubmit(newToolSchema.cast(values), chosen.picture);
    if (!failure) return resetForm();
    setErrors(failure.errors);
    setStatus(failure.message);
  };
  return (
    <Formik initialValues={blankTool} validationSchema={newToolSchema} onSubmit={send}>
      {({ isSubmitting, submitCount, dirty }) => (
        <FormikForm>
          <LeaveGuard when={dirty || chosen !== null} />
          <ToolFields isNew />
          <ToolPictureField
            src={chosen?.url ?? ''}
            alt="Preview of the picture"
            problem={picture.problem ?? (submitCount > 0 && !chosen ? pictureMissing : null)}
            disabled={isSubmitting}
            onFile={(file) => void picture.choose(file)}
          />
          {children}
          <FormSubmit>Add Product</FormSubmit>
        </FormikForm>
      )}
    </Formik>
  );
};
