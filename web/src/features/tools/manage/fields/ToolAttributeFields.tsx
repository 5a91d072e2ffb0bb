import { mdiTableArrowUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import {
  type Attribute,
  isForCategory,
  isToolCategory,
  limits,
  readAttribute,
  rowsToAttributes,
  toolDefaults,
} from 'functions/contract';
import { useAttributes } from '../../../../domain/tool/useAttributes.ts';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { FormSection } from '../../../../ui/inputs/forms/FormSection.tsx';
import { fieldPairs } from '../../../../ui/layout/columns.ts';
import { Icon } from '../../../../ui/media/Icon.tsx';
import { attributeChoices, attributeLabel } from '../values/attributeInputs.ts';
import type { ToolValues } from '../values/toolValues.ts';

type FormValues = Pick<ToolValues, 'attributes' | 'category' | 'specifications'>;

/** Why a typed value does not fit, before it is sent. */
const problemOf = (attribute: Attribute, text: string): string | undefined => {
  if (text.trim() === '') return undefined;
  const reading = readAttribute(attribute, text);
  return 'problem' in reading ? reading.problem : undefined;
};

const AttributeField = ({ attribute }: { attribute: Attribute }) => {
  const { values } = useFormikContext<FormValues>();
  const { category } = values;
  const typed = values.attributes[attribute._id] ?? '';
  const choices = attributeChoices(attribute);
  const isForeign = isToolCategory(category) && !isForCategory(attribute, category);
  const problem = isForeign ? 'Not for this category: empty it' : problemOf(attribute, typed);
  const isRemoved = choices && typed !== '' && !choices.some(({ value }) => value === typed);
  return (
    <FormikTextField
      id={`attribute-${attribute._id}`}
      name={`attributes.${attribute._id}`}
      value={typed}
      label={attributeLabel(attribute)}
      autoComplete="off"
      helperText={problem ?? ' '}
      {...(choices && { select: true })}
      slotProps={{
        inputLabel: choices ? { shrink: true } : {},
        ...(choices && { select: { native: true } }),
        htmlInput: { maxLength: limits.attributes.value },
      }}
    >
      {choices && [
        <option key="" value="" aria-label="None" />,
        ...(isRemoved
          ? [
              <option key="removed" value={typed}>
                {typed}
              </option>,
            ]
          : []),
        ...choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        )),
      ]}
    </FormikTextField>
  );
};

/** Moves rows of the specifications to the attributes that can hold them. */
const FillButton = ({ attributes }: { attributes: readonly Attribute[] }) => {
  const { values, setValues } = useFormikContext<FormValues>();
  const category = isToolCategory(values.category) ? values.category : toolDefaults.category;
  const present = Object.entries(values.attributes).filter(([, text]) => text.trim() !== '');
  const moved = rowsToAttributes(
    { ...values, category, attributes: Object.fromEntries(present) },
    attributes,
  );
  const count = values.specifications.length - moved.specifications.length;
  if (count === 0) return null;
  return (
    <Button
      startIcon={<Icon path={mdiTableArrowUp} />}
      onClick={() => void setValues({ ...values, ...moved })}
      sx={{ mb: 2 }}
    >
      {`Take ${count} from the specifications`}
    </Button>
  );
};

/** The values of a tool for the attributes of its category. */
export const ToolAttributeFields = () => {
  const { data, error, refetch } = useAttributes();
  const { values, initialValues } = useFormikContext<FormValues>();
  const { category } = values;
  const shown = (data ?? []).filter(
    (attribute) =>
      (isToolCategory(category) && isForCategory(attribute, category)) ||
      [values, initialValues].some(({ attributes }) => attributes[attribute._id]),
  );
  if (!error && shown.length === 0) return null;
  return (
    <FormSection
      title="Attributes"
      intro="What buyers compare and filter by. Type numbers with or without a unit: 10 mm, 1/2 in."
    >
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      <FillButton attributes={shown} />
      <Box sx={{ ...fieldPairs, rowGap: 1 }}>
        {shown.map((attribute) => (
          <AttributeField key={attribute._id} attribute={attribute} />
        ))}
      </Box>
    </FormSection>
  );
};
