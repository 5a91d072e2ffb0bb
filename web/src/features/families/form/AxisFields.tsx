import type { Attribute } from 'functions/contract';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { axisChoices } from './familyForm.ts';

const native = { select: { native: true }, inputLabel: { shrink: true } };

const axes = [
  { name: 'axes.0', label: 'Sizes differ in', none: 'Choose an attribute' },
  { name: 'axes.1', label: 'And in', none: 'Nothing else' },
] as const;

/** The one or two attributes in which the sizes differ. */
export const AxisFields = ({ attributes }: { attributes: readonly Attribute[] }) =>
  axes.map(({ name, label, none }) => (
    <FormikTextField
      key={name}
      id={`family-${name}`}
      name={name}
      label={label}
      fullWidth
      select
      slotProps={native}
    >
      <option value="">{none}</option>
      {axisChoices(attributes).map((attribute) => (
        <option key={attribute._id} value={attribute._id}>
          {attribute.label}
        </option>
      ))}
    </FormikTextField>
  ));
