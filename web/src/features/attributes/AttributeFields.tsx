import MenuItem from '@mui/material/MenuItem';
import { useFormikContext } from 'formik';
import {
  attributeKinds,
  categoryNames,
  limits,
  slugOf,
  toolCategories,
  units,
} from 'functions/contract';
import { FormikCheckbox } from '../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { type AttributeValues, kindNames } from './attributeForm.ts';

const native = { select: { native: true } };

const KindFields = () => {
  const { label } = useFormikContext<AttributeValues>().values;
  return (
    <>
      <FormikTextField
        id="attribute-key"
        name="key"
        label="Key"
        placeholder={slugOf(label)}
        helperText="In addresses, files and the API. It cannot be changed later"
        autoComplete="off"
        slotProps={{
          htmlInput: { maxLength: limits.attributes.key },
          inputLabel: { shrink: true },
        }}
      />
      <FormikTextField id="attribute-kind" name="kind" label="Kind" select slotProps={native}>
        {attributeKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </FormikTextField>
    </>
  );
};

const UnitField = () => (
  <FormikTextField
    id="attribute-unit"
    name="unit"
    label="Unit"
    helperText="Of numbers that are typed without one. Others of its kind can be typed, too"
    select
    slotProps={{ ...native, inputLabel: { shrink: true } }}
  >
    <option value="">None</option>
    {units.map(({ symbol, name }) => (
      <option key={symbol} value={symbol}>
        {name === symbol ? symbol : `${symbol} (${name})`}
      </option>
    ))}
  </FormikTextField>
);

const CategoriesField = () => (
  <FormikTextField
    id="attribute-categories"
    name="categories"
    label="Categories"
    helperText="None for tools of all categories"
    select
    slotProps={{ select: { multiple: true } }}
  >
    {toolCategories.map((category) => (
      <MenuItem key={category} value={category}>
        {categoryNames[category]}
      </MenuItem>
    ))}
  </FormikTextField>
);

/** The fields of an attribute; a stored one keeps its key and its kind. */
export const AttributeFields = ({ isNew = false }: { isNew?: boolean }) => {
  const { kind } = useFormikContext<AttributeValues>().values;
  return (
    <>
      <FormikTextField
        id="attribute-label"
        name="label"
        label="Label"
        placeholder="Blade width"
        autoComplete="off"
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { maxLength: limits.attributes.label } }}
      />
      {isNew && <KindFields />}
      {kind === 'number' && <UnitField />}
      {kind === 'choice' && (
        <FormikTextField
          id="attribute-choices"
          name="choices"
          label="Choices"
          helperText="One on each line"
          multiline
          minRows={3}
          autoComplete="off"
        />
      )}
      <CategoriesField />
      <FormikTextField
        id="attribute-order"
        name="order"
        label="Place"
        helperText="Attributes with a lower number come first"
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      {kind !== 'text' && <FormikCheckbox name="isFacet" label="Filter of the catalogue" />}
    </>
  );
};
