import { Form, Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { FormSubmit } from '../../../components/FormSubmit.tsx';
import type { FormFailure } from '../../../components/formFailure.ts';
import { LeaveGuard } from '../../../components/LeaveGuard.tsx';
import type { usePictureChoice } from '../../../components/usePictureChoice.ts';
import { ProductFields } from './ProductFields.tsx';
import { ProductPictureField } from './ProductPictureField.tsx';
import {
  blankProduct,
  type NewProduct,
  type ProductValues,
  pictureMissing,
  productFieldsSchema,
} from './productFields.ts';

interface AddProductFormProps {
  photo: ReturnType<typeof usePictureChoice>;
  /** Resolves to why it was not accepted, or null. */
  onSubmit: (product: NewProduct, picture: Blob) => Promise<FormFailure | null>;
  /** What goes on meanwhile: an upload. */
  children?: ReactNode;
}

export const AddProductForm = ({ photo, onSubmit, children }: AddProductFormProps) => {
  const { chosen } = photo;
  const send = async (
    values: ProductValues,
    { setErrors, setStatus, resetForm }: FormikHelpers<ProductValues>,
  ) => {
    setStatus(undefined);
    if (!chosen) return;
    const failure = await onSubmit(productFieldsSchema.cast(values), chosen.picture);
    if (!failure) return resetForm();
    setErrors(failure.errors);
    setStatus(failure.message);
  };
  return (
    <Formik initialValues={blankProduct} validationSchema={productFieldsSchema} onSubmit={send}>
      {({ isSubmitting, submitCount, dirty }) => (
        <Form noValidate>
          <LeaveGuard when={dirty || chosen !== null} />
          <ProductFields isNew />
          <ProductPictureField
            src={chosen?.url ?? ''}
            alt="Preview of the photo"
            problem={photo.problem ?? (submitCount > 0 && !chosen ? pictureMissing : null)}
            disabled={isSubmitting}
            onFile={(file) => void photo.choose(file)}
          />
          {children}
          <FormSubmit>Add Product</FormSubmit>
        </Form>
      )}
    </Formik>
  );
};
