import { boolean, type InferType, object } from 'yup';
import { limits } from '../limits.ts';
import { oneLine, requiredText } from '../text/text.ts';
import { addressPartsSchema } from './addressParts.ts';

/** The message for an address book that is full. */
export const fullAddressBookMessage = `You can save at most ${limits.addresses} addresses: delete one first`;

/** The form of a saved delivery address. */
export const addressSchema = addressPartsSchema.concat(
  object({
    /** The buyer's name of the place. */
    label: requiredText('Name', limits.addressLabel, 'Enter a name for this address').matches(
      oneLine,
      'Name must be one line',
    ),
    /** Makes this the default address; the first one always is. */
    isDefault: boolean()
      .typeError('Default must be true or false')
      .nonNullable('Default must be true or false'),
  }),
);
export type AddressInput = InferType<typeof addressSchema>;

/** A saved delivery address. Of all addresses of an account, exactly one is the default. */
export interface Address extends Omit<AddressInput, 'isDefault'> {
  _id: string;
  isDefault: boolean;
}
