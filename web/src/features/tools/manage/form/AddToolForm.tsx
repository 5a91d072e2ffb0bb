import { Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useState } from 'react';
import type { CataloguePictures } from '../../../../domain/picture/useCataloguePictures.ts';
import type { FormFailure } from '../../../../lib/forms/formFailure.ts';
import { nestedErrors } from '../../../../lib/forms/nestedErrors.ts';
import { LeaveGuard } from '../../../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../../../ui/inputs/forms/FormikForm.tsx';
import { FurtherToolFields } from '../fields/FurtherToolFields.tsx';
import { ToolFields } from '../fields/ToolFields.tsx';
import { ToolPictureFields } from '../pictures/ToolPictureFields.tsx';
import { toFormErrors } from '../values/toFormErrors.ts';
import { newToolSchema } from '../values/toolFormSchema.ts';
import { blankTool, type ToolValues } from '../values/toolValues.ts';
import { ToolFormFooter } from './ToolFormFooter.tsx';

interface AddToolFormProps {
  /** The values of the tool to copy, if there is one. */
  start?: ToolValues;
  read: CataloguePictures['read'];
  /** Resolves to the reason why the tool was not accepted, or null. */
  onSubmit: (values: ToolValues) => Promise<FormFailure | null>;
  /** The progress of an upload. */
  children?: ReactNode;
}

export const AddToolForm = ({ start = blankTool, read, onSubmit, children }: AddToolFormProps) => {
  const [added, setAdded] = useState(0);
  const send = async (
    values: ToolValues,
    { setErrors, setStatus, resetForm }: FormikHelpers<ToolValues>,
  ) => {
    setStatus(undefined);
    const failure = await onSubmit(values);
    if (!failure) {
      setAdded(added + 1);
      return resetForm({ values: blankTool });
    }
    setErrors(nestedErrors(toFormErrors(failure.errors)));
    setStatus(failure.message);
  };
  return (
    <Formik initialValues={start} validationSchema={newToolSchema} onSubmit={send}>
      {({ isSubmitting, dirty }) => (
        <FormikForm>
          <LeaveGuard when={dirty} />
          <ToolFields isNew />
          <ToolPictureFields key={added} read={read} disabled={isSubmitting} />
          <FurtherToolFields />
          {children}
          <ToolFormFooter>Add Product</ToolFormFooter>
        </FormikForm>
      )}
    </Formik>
  );
};
