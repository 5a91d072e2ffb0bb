import { useField } from 'formik';
import {
  type AddressFormat,
  countryName,
  type LocalPart,
  tidyRegion,
  unusualPostcode,
} from 'functions/contract';
import type { ReactNode } from 'react';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { SecondLookField } from '../../ui/inputs/forms/SecondLookField.tsx';
import type { FieldOf } from './addressFieldNames.ts';

interface LocalFieldsProps {
  field: FieldOf;
  country: string;
  format: AddressFormat;
}

/** The states or provinces, in a native select element. */
const RegionField = ({ field, country, format: { labels, regions } }: LocalFieldsProps) => {
  const [{ value }] = useField<string>(field('region').name);
  return (
    <FormikTextField
      {...field('region')}
      label={labels.region}
      value={tidyRegion(value, country) ?? ''}
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Please choose</option>
      {Object.entries(regions ?? {}).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </FormikTextField>
  );
};

const doubtIn = (country: string) => (postcode: string) => {
  const usual = unusualPostcode(postcode, country);
  return (
    usual &&
    `${postcode.trim()} is unusual for ${countryName(country)}: ${usual}. Check it, or save it anyway.`
  );
};

const partNames: Record<string, LocalPart> = { P: 'postcode', C: 'city', R: 'region' };

/** Postcode, city and region in the order of the country; a region only where there are any. */
export const LocalFields = (props: LocalFieldsProps) => {
  const { field, country, format } = props;
  const [{ value: region }] = useField<string>(field('region').name);
  const optional = (part: 'postcode' | 'region') =>
    format.required.includes(part) ? ' ' : 'Optional';
  const fields: Record<LocalPart, ReactNode> = {
    city: <FormikTextField key="city" {...field('city')} label={format.labels.city} />,
    postcode: (
      <SecondLookField
        key="postcode"
        {...field('postcode')}
        label={format.labels.postcode}
        helperText={optional('postcode')}
        doubtOf={doubtIn(country)}
      />
    ),
    region: format.regions ? (
      <RegionField key="region" {...props} />
    ) : (
      (format.hasRegion || region !== '') && (
        <FormikTextField
          key="region"
          {...field('region')}
          label={format.labels.region}
          helperText={optional('region')}
        />
      )
    ),
  };
  return format.lines
    .join('')
    .split('')
    .flatMap((letter) => partNames[letter] ?? [])
    .map((part) => fields[part]);
};
