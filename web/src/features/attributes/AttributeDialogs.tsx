import type { Attribute } from 'functions/contract';
import type { SaveOutcome } from '../../lib/forms/formFailure.ts';
import { type DialogState, FormDialog } from '../../ui/inputs/forms/FormDialog.tsx';
import { VersionedDialog } from '../../ui/inputs/forms/VersionedDialog.tsx';
import { AttributeFields } from './AttributeFields.tsx';
import {
  type AttributeValues,
  attributeErrors,
  attributeFields,
  blankAttribute,
} from './attributeForm.ts';

interface NewAttributeProps extends DialogState {
  attributes: readonly Attribute[];
  /** Resolves to a notice of what it did. */
  onCreate: (values: AttributeValues) => Promise<string>;
}

/** Creates an attribute. */
export const NewAttribute = ({ attributes, onCreate, ...state }: NewAttributeProps) => (
  <FormDialog
    question="Add an attribute"
    labels={{ confirm: 'Add attribute', close: 'Close' }}
    start={blankAttribute(attributes)}
    errorsOf={attributeErrors}
    onSend={onCreate}
    {...state}
  >
    {() => <AttributeFields isNew />}
  </FormDialog>
);

interface EditAttributeProps extends DialogState {
  attribute: Attribute;
  onSave: (values: AttributeValues, base: Attribute) => Promise<SaveOutcome<Attribute>>;
}

/** Changes an attribute. */
export const EditAttribute = ({ attribute, ...state }: EditAttributeProps) => (
  <VersionedDialog
    question={({ label }) => `Edit ${label}`}
    deed="Save the attribute"
    stored={attribute}
    fields={attributeFields}
    conflictTitle="Someone else has changed this attribute"
    {...state}
  >
    <AttributeFields />
  </VersionedDialog>
);
