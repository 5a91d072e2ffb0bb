import type { PriceList, PriceListEdit } from 'functions/contract';
import type { SaveOutcome } from '../../../../lib/forms/formFailure.ts';
import { EditForm } from '../../../../ui/inputs/forms/EditForm.tsx';
import { VersionedForm } from '../../../../ui/inputs/forms/VersionedForm.tsx';
import { PriceListFields } from './PriceListFields.tsx';
import { editOf, hasSameDetails, priceListFields } from './priceListForm.ts';

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
    fields={priceListFields}
    conflictTitle="Someone else has changed this price list"
    onSubmit={async (values, base) => {
      const outcome = await onSave(editOf(values, base));
      const isOutdated = 'theirs' in outcome && hasSameDetails(outcome.theirs, base);
      return isOutdated ? onSave(editOf(values, outcome.theirs)) : outcome;
    }}
  >
    {({ isEdited }) => (
      <EditForm isEdited={isEdited} submit="Save details">
        <PriceListFields isStored />
      </EditForm>
    )}
  </VersionedForm>
);
