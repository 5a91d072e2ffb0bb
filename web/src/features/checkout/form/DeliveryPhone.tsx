import { type Address, limits } from 'functions/contract';
import { PhoneField } from '../../../domain/address/PhoneField.tsx';

const inputMode = { htmlInput: { inputMode: 'numeric' } } as const;

/** The phone number of an order to a saved address whose own number orders do not take. */
export const DeliveryPhone = ({ address }: { address: Address }) => (
  <PhoneField
    name="phoneNumber"
    label="Phone Number for this order"
    country={address.country}
    autoComplete="tel-national"
    slotProps={inputMode}
    helperText={`An order needs a number of exactly ${limits.phoneDigits} digits, and ${address.label} has ${address.phoneNumber}. Enter one where the carrier can reach you.`}
    sx={{ mt: 2.5 }}
  />
);
