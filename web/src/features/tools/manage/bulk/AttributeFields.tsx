import { useFormikContext } from 'formik';
import { type Attribute, limits } from 'functions/contract';
import { useAttributes } from '../../../../domain/tool/useAttributes.ts';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { attributeChoices, attributeLabel } from '../values/attributeInputs.ts';
import type { DeedValues } from './deed.ts';

const select = { inputLabel: { shrink: true }, select: { native: true } };

const ValueField = ({ attribute }: { attribute: Attribute }) => {
  const choices = attributeChoices(attribute);
  return (
    <FormikTextField
      name="attributeValue"
      label={attributeLabel(attribute)}
      helperText="Leave it empty to remove the value"
      autoComplete="off"
      {...(choices && { select: true })}
      slotProps={{
        ...(choices && select),
        htmlInput: { maxLength: limits.attributes.value },
      }}
    >
      {choices && [
        <option key="" value="" aria-label="None" />,
        ...choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        )),
      ]}
    </FormikTextField>
  );
};

/** An attribute and its value. Another attribute begins with an empty value. */
export const AttributeFields = () => {
  const { data = [], error, refetch } = useAttributes();
  const { values, setValues } = useFormikContext<DeedValues>();
  const chosen = data.find(({ _id }) => _id === values.attribute);
  return (
    <>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      <FormikTextField
        name="attribute"
        label="Attribute"
        sx={{ mt: 1 }}
        select
        slotProps={select}
        onChange={({ target }) =>
          void setValues({ ...values, attribute: target.value, attributeValue: '' })
        }
      >
        <option value="" aria-label="None" />
        {data.map(({ _id, label }) => (
          <option key={_id} value={_id}>
            {label}
          </option>
        ))}
      </FormikTextField>
      {chosen && <ValueField key={chosen._id} attribute={chosen} />}
    </>
  );
};
