import type { PriceList, PriceListEdit } from 'functions/contract';
import type { SaveOutcome } from '../../../../lib/forms/formFailure.ts';
import { LeaveGuard } from '../../../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../../../ui/inputs/forms/FormikForm.tsx';
import { FormSubmit } from '../../../../ui/inputs/forms/FormSubmit.tsx';
import { VersionedForm } from '../../../../ui/inputs/forms/VersionedForm.tsx';
import { PriceListFields } from './PriceListFields.tsx';
import {
  editOf,
  hasSameDetails,
  priceListFields,
  priceListFormSchema,
  valuesOf,
} from './priceListForm.ts';

interface EditPriceListFormProps {
  list: PriceList;
  onSave: (edit: PriceListEdit) => Promise<SaveOutcome<PriceList>>;
}

/**
 * Changes the details of a price list. A change of its prices gives the list a new version too,
 * which is no conflict with its details.
 */
export const EditPriceListForm = ({ list, onSave }: EditPriceListFormProps) => (
  <VersionedForm
    stored={list}
    valuesOf={valuesOf}
    fields={priceListFields}
    schema={priceListFormSchema}
    conflictTitle="Someone else has changed this price list"
    onSubmit={async (values, base) => {
      const outcome = await onSave(editOf(values, base));
      const isOutdated = 'theirs' in outcome && hasSameDetails(outcome.theirs, base);
      return isOutdated ? onSave(editOf(values, outcome.theirs)) : outcome;
    }}
  >
    {({ isEdited }) => (
      <FormikForm>
        <LeaveGuard when={isEdited} />
        <PriceListFields isStored />
        <FormSubmit disabled={!isEdited}>Save details</FormSubmit>
      </FormikForm>
    )}
  </VersionedForm>
);
