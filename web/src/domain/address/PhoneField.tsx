import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useField } from 'formik';
import { withTrunkDigit } from 'functions/contract';
import { useRef } from 'react';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { useShop } from '../shop/useShop.ts';

type PhoneFieldProps = Parameters<typeof FormikTextField>[0] & {
  /** The country of the number: that of the shop unless it is named. */
  country?: string;
};

/** A phone number. Offers the 1 that a number of the country lacks. */
export const PhoneField = ({ country, slotProps, ...props }: PhoneFieldProps) => {
  const [{ value }, , { setValue }] = useField<string>(props.name);
  const { data: shop } = useShop();
  const input = useRef<HTMLInputElement>(null);
  const complete = withTrunkDigit(value, country || (shop?.country ?? ''));
  const accept = () => {
    void setValue(complete ?? value);
    input.current?.focus();
  };
  const offer = complete && (
    <InputAdornment position="end">
      <Button onClick={accept} aria-label={`Add 1: ${complete}`}>
        Add 1
      </Button>
    </InputAdornment>
  );
  return (
    <FormikTextField
      type="tel"
      inputRef={input}
      {...props}
      slotProps={{ ...slotProps, input: { endAdornment: offer } }}
    />
  );
};
