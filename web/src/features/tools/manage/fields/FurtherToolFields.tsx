import Box from '@mui/material/Box';
import { categoryNames, toolCategories } from 'functions/contract';
import { PriceBreakRows } from '../../../../domain/tool/PriceBreakRows.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { FormSection } from '../../../../ui/inputs/forms/FormSection.tsx';
import { fieldPairs } from '../../../../ui/layout/columns.ts';
import { fieldLabels } from '../values/fieldTexts.ts';
import { SkuField } from './SkuField.tsx';
import { SpecificationRows } from './SpecificationRows.tsx';
import { ToolQuantityFields } from './ToolQuantityFields.tsx';

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
}

/** The fields that a tool can do without. */
export const FurtherToolFields = ({ available }: FurtherToolFieldsProps) => (
  <>
    <FormSection title="In the catalogue">
      <Box sx={{ ...fieldPairs, rowGap: { xs: 1, sm: 0 } }}>
        <SkuField />
        <CategoryField />
      </Box>
    </FormSection>
    <FormSection title="Quantities">
      <ToolQuantityFields available={available} />
    </FormSection>
    <FormSection
      title="Price breaks"
      intro="Lower prices for larger orders. All pieces of an order get the price of its quantity."
    >
      <PriceBreakRows />
    </FormSection>
    <FormSection title="Specifications" intro="Technical data, such as Length: 350 mm.">
      <SpecificationRows />
    </FormSection>
  </>
);
