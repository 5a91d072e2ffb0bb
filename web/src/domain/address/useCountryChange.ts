import { useFormikContext } from 'formik';
import { addressFormatOf } from 'functions/contract';
import type { FieldOf } from './addressFieldNames.ts';

/** How to change the country of an address. */
export const useCountryChange = (field: FieldOf, country: string) => {
  const { setFieldValue } = useFormikContext();
  return (next: string) => {
    const lists = [country, next].map((code) => addressFormatOf(code).regions);
    // A state of one country is none of another.
    if (lists.some((list) => list !== null)) void setFieldValue(field('region').name, '', false);
    void setFieldValue(field('country').name, next);
  };
};
