import { Formik, type FormikHelpers } from 'formik';
import type { PriceListInput } from 'functions/contract';
import type { FormFailure } from '../../../../lib/forms/formFailure.ts';
import { nestedErrors } from '../../../../lib/forms/nestedErrors.ts';
import { LeaveGuard } from '../../../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../../../ui/inputs/forms/FormikForm.tsx';
import { FormSubmit } from '../../../../ui/inputs/forms/FormSubmit.tsx';
import { PriceListFields } from './PriceListFields.tsx';
import {
  type AudienceValue,
  blankPriceList,
  inputOf,
  type PriceListValues,
  priceListFormSchema,
} from './priceListForm.ts';

interface NewPriceListFormProps {
  audience: AudienceValue;
  /** Resolves to the reason why the list was not created, or null. */
  onSubmit: (input: PriceListInput) => Promise<FormFailure | null>;
}

/** The details of a new price list. */
export const NewPriceListForm = ({ audience, onSubmit }: NewPriceListFormProps) => {
  const send = async (
    values: PriceListValues,
    { setErrors, setStatus }: FormikHelpers<PriceListValues>,
  ) => {
    setStatus(undefined);
    const failure = await onSubmit(inputOf(values));
    if (!failure) return;
    setErrors(nestedErrors(failure.errors));
    setStatus(failure.message);
  };
  return (
    <Formik
      initialValues={blankPriceList(audience)}
      validationSchema={priceListFormSchema}
      onSubmit={send}
    >
      {({ dirty, isSubmitting }) => (
        <FormikForm>
          <LeaveGuard when={dirty && !isSubmitting} />
          <PriceListFields />
          <FormSubmit>Create the draft</FormSubmit>
        </FormikForm>
      )}
    </Formik>
  );
};
