import Box from '@mui/material/Box';
import { useField } from 'formik';
import type { AddressParts } from 'functions/contract';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { fieldPairs } from '../../ui/layout/columns.ts';
import { CountryField } from './CountryField.tsx';
import { PhoneField } from './PhoneField.tsx';

interface AddressFieldsProps {
  /** The path of the address in the form's values: `billingAddress`. By default, they are it. */
  path?: string;
  /** Keeps the ids of two forms on a page apart. */
  idPrefix?: string;
  /** What browsers fill in: the address that things go to, or the one that is billed. */
  use?: 'shipping' | 'billing';
  phoneHelp?: string;
}

const wide = { gridColumn: '1 / -1' } as const;

/** The parts of a postal address, and the phone number there. */
export const AddressFields = ({
  path,
  idPrefix = '',
  use = 'shipping',
  phoneHelp = ' ',
}: AddressFieldsProps) => {
  const field = (part: keyof AddressParts, autoComplete: string) => ({
    name: path ? `${path}.${part}` : part,
    id: idPrefix + part,
    autoComplete: `${use} ${autoComplete}`,
  });
  const [{ value: country }] = useField<string>(field('country', 'country').name);
  return (
    <Box sx={fieldPairs}>
      <FormikTextField {...field('person', 'name')} label="Contact person" />
      <FormikTextField
        {...field('company', 'organization')}
        label="Company"
        helperText="Optional"
      />
      <FormikTextField {...field('street', 'address-line1')} label="Street and number" sx={wide} />
      <FormikTextField
        {...field('extra', 'address-line2')}
        label="Building, floor or gate"
        helperText="Optional"
        sx={wide}
      />
      <FormikTextField {...field('city', 'address-level2')} label="City" />
      <FormikTextField
        {...field('postcode', 'postal-code')}
        label="Postcode"
        helperText="If the country has postcodes"
      />
      <FormikTextField
        {...field('region', 'address-level1')}
        label="State or region"
        helperText="Optional"
      />
      <CountryField {...field('country', 'country')} label="Country" />
      <PhoneField
        {...field('phoneNumber', 'tel')}
        country={country}
        label="Phone Number"
        helperText={phoneHelp}
        sx={wide}
      />
    </Box>
  );
};
