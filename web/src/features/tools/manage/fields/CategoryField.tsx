import { categoryNames, toolCategories } from 'functions/contract';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { fieldLabels } from '../values/fieldTexts.ts';

/** The field of a tool's category. */
export const CategoryField = () => (
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
