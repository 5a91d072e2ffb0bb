import Box from '@mui/material/Box';
import { useField, useFormikContext } from 'formik';
import { categoryNames, limits, tidyGtin, toolCategories } from 'functions/contract';
import type { FocusEvent } from 'react';
import { dollarsInput } from '../../../../domain/tool/fieldInputs.ts';
import { PriceBreakRows } from '../../../../domain/tool/PriceBreakRows.tsx';
import { EditableRows } from '../../../../ui/inputs/EditableRows.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { FormSection } from '../../../../ui/inputs/forms/FormSection.tsx';
import { fieldPairs } from '../../../../ui/layout/columns.ts';
import { fieldLabels } from '../values/fieldTexts.ts';
import type { SpecificationValues } from '../values/toolValues.ts';
import { RelationFields } from './RelationFields.tsx';
import { SkuField } from './SkuField.tsx';
import { ToolAttributeFields } from './ToolAttributeFields.tsx';
import { ToolQuantityFields } from './ToolQuantityFields.tsx';

/** The field of a tool's GTIN. On leaving it, blanks and hyphens are removed. */
const GtinField = () => {
  const [{ value, onBlur }] = useField<string>('gtin');
  const { setFieldValue } = useFormikContext();
  const leave = async (event: FocusEvent) => {
    if (value !== tidyGtin(value)) await setFieldValue('gtin', tidyGtin(value));
    onBlur(event);
  };
  return (
    <FormikTextField
      name="gtin"
      label={fieldLabels.gtin}
      autoComplete="off"
      helperText="The number in the bar code: EAN, UPC or GTIN"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 24 } }}
      onBlur={(event) => void leave(event)}
    />
  );
};

const blank: SpecificationValues = { name: '', value: '' };
const fields = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
};

/** The rows of a tool's specifications, in the order in which buyers see them. */
const SpecificationRows = () => (
  <EditableRows
    name="specifications"
    rowName="specification"
    added={{ blank, firstField: 'name' }}
    max={limits.specifications.count}
    ordered
  >
    {(row) => (
      <Box sx={fields}>
        <FormikTextField name={`${row}.name`} label="Name" autoComplete="off" />
        <FormikTextField name={`${row}.value`} label="Value" autoComplete="off" />
      </Box>
    )}
  </EditableRows>
);

/** The field of a tool's category. */
const CategoryField = () => (
  <FormikTextField
    name="category"
    label={fieldLabels.category}
    select
    slotProps={{ select: { native: true } }}
  >
    {toolCategories.map((category) => (
      <option key={category} value={category}>
        {categoryNames[category]}
      </option>
    ))}
  </FormikTextField>
);

interface FurtherToolFieldsProps {
  /** The stock, unless it is a field of the form. */
  available?: number | undefined;
  /** Without an id, it is a new tool. */
  toolId?: string | undefined;
}

/** The fields that a tool can do without. */
export const FurtherToolFields = ({ available, toolId }: FurtherToolFieldsProps) => (
  <>
    <FormSection title="In the catalogue">
      <Box sx={{ ...fieldPairs, rowGap: { xs: 1, sm: 0 } }}>
        <SkuField />
        <CategoryField />
        <GtinField />
      </Box>
    </FormSection>
    <FormSection title="Quantities">
      <ToolQuantityFields available={available} />
    </FormSection>
    <FormSection title="For staff" intro="Customers see neither of these.">
      <FormikTextField
        name="costPrice"
        label={fieldLabels.costPrice}
        helperText="What a piece costs the shop. Offers and reports show the margin from it"
        autoComplete="off"
        slotProps={dollarsInput}
      />
      <FormikTextField
        name="storagePlace"
        label={fieldLabels.storagePlace}
        helperText="Such as A-12-3. Pick lists are in the order of the places"
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: limits.storagePlace } }}
      />
    </FormSection>
    <FormSection
      title="Price breaks"
      intro="Lower prices for larger orders. All pieces of an order get the price of its quantity."
    >
      <PriceBreakRows />
    </FormSection>
    <ToolAttributeFields />
    <RelationFields toolId={toolId} />
    <FormSection title="Specifications" intro="Technical data, such as Length: 350 mm.">
      <SpecificationRows />
    </FormSection>
  </>
);
