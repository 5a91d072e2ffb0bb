import { useField } from 'formik';
import { QuantityInput, type QuantityInputProps } from './QuantityInput.tsx';
import type { QuantityValue } from './quantityValue.ts';

type FormikQuantityInputProps = Omit<
  QuantityInputProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'id' | 'name'
> & { name: string };

/** The quantity of a Formik form, with the form's error if the rules of the tool show none. */
export const FormikQuantityInput = ({ name, ...props }: FormikQuantityInputProps) => {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<QuantityValue>(name);
  return (
    <QuantityInput
      {...props}
      id={name}
      name={name}
      value={value}
      error={touched ? error : undefined}
      onChange={(quantity) => void setValue(quantity)}
      onBlur={() => void setTouched(true)}
    />
  );
};
