import Box from '@mui/material/Box';
import { useField } from 'formik';
import { addressFormatOf } from 'functions/contract';
import { useEffect } from 'react';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { fieldPairs } from '../../ui/layout/columns.ts';
import { useShop } from '../shop/useShop.ts';
import { AddressPhoneField } from './AddressPhoneField.tsx';
import { type AddressFieldsProps, type FieldOf, fieldsIn } from './addressFieldNames.ts';
import { CountryField } from './CountryField.tsx';
import { LocalFields } from './LocalFields.tsx';
import { OptionalFields } from './OptionalFields.tsx';
import { useCountryChange } from './useCountryChange.ts';

/** The country, which is that of the shop until another one is chosen, and how to change it. */
const useCountry = (field: FieldOf) => {
  const [{ value }, , { setValue }] = useField<string>(field('country').name);
  const { data: shop } = useShop();
  const usual = shop?.country;
  // biome-ignore lint/correctness/useExhaustiveDependencies: Formik's setters are new each time
  useEffect(() => {
    if (value === '' && usual) void setValue(usual, false);
  }, [value, usual]);
  const country = value || (usual ?? '');
  return { country, change: useCountryChange(field, country) };
};

/** The parts of a postal address as its country has them, and the phone number there. */
export const AddressFields = (props: AddressFieldsProps) => {
  const field = fieldsIn(props);
  const { country, change } = useCountry(field);
  const format = addressFormatOf(country);
  return (
    <Box sx={fieldPairs}>
      <CountryField
        {...field('country')}
        label="Country"
        onChange={({ target }) => change(target.value)}
      />
      <FormikTextField {...field('person')} label="Contact person" />
      <OptionalFields field={field} hasCompany={props.hasCompany ?? false} />
      <FormikTextField {...field('street')} label={format.street} sx={{ gridColumn: '1 / -1' }} />
      <LocalFields field={field} country={country} format={format} />
      <AddressPhoneField {...field('phoneNumber')} country={country} label="Phone Number" />
    </Box>
  );
};
