import { useField } from 'formik';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { useShop } from '../shop/useShop.ts';
import { CountryOptions } from './CountryOptions.tsx';

type CountryFieldProps = Omit<Parameters<typeof FormikTextField>[0], 'select' | 'children'>;

/** The country of an address. As long as nobody chooses one, it is that of the shop. */
export const CountryField = (props: CountryFieldProps) => {
  const [{ value }] = useField<string>(props.name);
  const { data: shop } = useShop();
  const country = value || (shop?.country ?? '');
  return (
    <FormikTextField
      {...props}
      value={country}
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {country === '' && <option value="">The country of the shop</option>}
      <CountryOptions />
    </FormikTextField>
  );
};
