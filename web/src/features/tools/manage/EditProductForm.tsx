import { Form, Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useState } from 'react';
import { FormSubmit } from '../../../components/FormSubmit.tsx';
import type { FormFailure } from '../../../components/formFailure.ts';
import { LeaveGuard } from '../../../components/LeaveGuard.tsx';
import type { usePictureChoice } from '../../../components/usePictureChoice.ts';
import { ProductConflict } from './ProductConflict.tsx';
import { ProductFields } from './ProductFields.tsx';
import { ProductPictureField } from './ProductPictureField.tsx';
import { type EditedValues, editedOf, editedSchema, rebase } from './productFields.ts';
import type { Product } from './productRequests.ts';

/** How saving went: what is stored now, why nothing was saved, or what someone faster has saved. */
export type SaveOutcome = { saved: Product } | { failure: FormFailure } | { theirs: Product };

interface EditProductFormProps {
  product: Product;
  photo: ReturnType<typeof usePictureChoice>;
  /** Saves the values over the version they were made for. */
  onSubmit: (values: EditedValues, base: Product) => Promise<SaveOutcome>;
  /** What goes on meanwhile: an upload. */
  children?: ReactNode;
}

type Helpers = Pick<FormikHelpers<EditedValues>, 'resetForm' | 'setErrors' | 'setStatus'>;

/** Saves the values over the version that is the base; one that was faster is the conflict. */
const useSaving = ({ product, onSubmit }: EditProductFormProps) => {
  const [base, setBase] = useState(product);
  const [conflict, setConflict] = useState<Product | null>(null);

  const startFrom = (next: Product, { resetForm }: Pick<Helpers, 'resetForm'>) => {
    setConflict(null);
    setBase(next);
    resetForm({ values: editedOf(next.tool) });
  };
  const save = async (values: EditedValues, over: Product, helpers: Helpers) => {
    helpers.setStatus(undefined);
    const outcome = await onSubmit(values, over);
    if ('saved' in outcome) return startFrom(outcome.saved, helpers);
    if ('theirs' in outcome) return setConflict(outcome.theirs);
    helpers.setErrors(outcome.failure.errors);
    helpers.setStatus(outcome.failure.message);
  };
  return { base, conflict, startFrom, save };
};

export const EditProductForm = (props: EditProductFormProps) => {
  const { photo, product, children } = props;
  const { base, conflict, startFrom, save } = useSaving(props);
  return (
    <Formik
      initialValues={editedOf(product.tool)}
      validationSchema={editedSchema}
      onSubmit={(values, helpers) => save(values, base, helpers)}
    >
      {({ values, errors, isSubmitting, dirty, ...form }) => {
        const isEdited = dirty || photo.chosen !== null;
        const editOn = (theirs: Product) => {
          startFrom(theirs, form);
          const rebased = rebase(values, base.tool, theirs.tool);
          void form.setValues(rebased);
          return rebased;
        };
        const keepMine = async (theirs: Product) => {
          const rebased = editOn(theirs);
          form.setSubmitting(true);
          await save(rebased, theirs, form);
          form.setSubmitting(false);
        };
        return (
          <Form noValidate>
            <LeaveGuard when={isEdited} />
            <ProductFields />
            <ProductPictureField
              src={photo.chosen?.url ?? values.imageLink}
              alt={photo.chosen ? 'Preview of the photo' : 'The photo'}
              problem={photo.problem ?? errors.imageLink ?? null}
              disabled={isSubmitting}
              onFile={(file) => void photo.choose(file)}
            />
            {children}
            <FormSubmit disabled={!isEdited}>Save changes</FormSubmit>
            {conflict && (
              <ProductConflict
                theirs={conflict.tool}
                mine={{
                  ...rebase(values, base.tool, conflict.tool),
                  ...(photo.chosen && { imageLink: photo.chosen.url }),
                }}
                onTakeTheirs={() => {
                  photo.clear();
                  startFrom(conflict, form);
                }}
                onEditOn={() => editOn(conflict)}
                onKeepMine={() => void keepMine(conflict)}
              />
            )}
          </Form>
        );
      }}
    </Formik>
  );
};
