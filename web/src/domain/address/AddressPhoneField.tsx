import InputAdornment from '@mui/material/InputAdornment';
import { useField } from 'formik';
import { callingCodeOf, countryName, unusualPhone } from 'functions/contract';
import type { ComponentProps } from 'react';
import type { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { SecondLookField } from '../../ui/inputs/forms/SecondLookField.tsx';

type AddressPhoneFieldProps = ComponentProps<typeof FormikTextField> & { country: string };

/** Why a phone number for a country is worth a second look. */
export const phoneDoubtIn = (country: string) => (phone: string) => {
  const usual = unusualPhone(phone, country);
  return (
    usual &&
    `${phone.trim()} is unusual for ${countryName(phone.trim().startsWith('+') ? 'US' : country)}: ${usual}. Check it, or save it anyway.`
  );
};

/** A phone number that has the calling code of its address's country unless it names another. */
export const AddressPhoneField = ({ country, ...props }: AddressPhoneFieldProps) => {
  const [{ value }] = useField<string>(props.name);
  const code = callingCodeOf(country);
  const hasCode = /^\s*(?:[+＋]|00)/.test(value);
  const adornment = code && !hasCode && (
    <InputAdornment position="start">{`+${code}`}</InputAdornment>
  );
  return (
    <SecondLookField
      type="tel"
      {...props}
      doubtOf={phoneDoubtIn(country)}
      helperText={code ? `We add +${code}. Begin with + for another country` : ' '}
      slotProps={{ input: { startAdornment: adornment } }}
    />
  );
};
