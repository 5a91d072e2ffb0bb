import { Formik } from 'formik';
import type { PriceListInput } from 'functions/contract';
import type { FormFailure } from '../../../../lib/forms/formFailure.ts';
import { submitWith } from '../../../../lib/forms/submitWith.ts';
import { LeaveGuard } from '../../../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../../../ui/inputs/forms/FormikForm.tsx';
import { FormSubmit } from '../../../../ui/inputs/forms/FormSubmit.tsx';
import { PriceListFields } from './PriceListFields.tsx';
import {
  type AudienceValue,
  blankPriceList,
  inputOf,
  priceListFormSchema,
} from './priceListForm.ts';

interface NewPriceListFormProps {
  audience: AudienceValue;
  /** Resolves to the reason why the list was not created, or null. */
  onSubmit: (input: PriceListInput) => Promise<FormFailure | null>;
}

/** The details of a new price list. */
export const NewPriceListForm = ({ audience, onSubmit }: NewPriceListFormProps) => (
  <Formik
    initialValues={blankPriceList(audience)}
    validationSchema={priceListFormSchema}
    onSubmit={submitWith((values) => onSubmit(inputOf(values)))}
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
