import type { AddressParts } from 'functions/contract';

/** Which address the fields are for. */
export interface AddressFieldsProps {
  /** The path of the address in the form's values: `billingAddress`. By default, they are it. */
  path?: string;
  /** Keeps the ids of two forms on a page apart. */
  idPrefix?: string;
  /** What browsers fill in: the address that things go to, or the one that is billed. */
  use?: 'shipping' | 'billing';
  /** Whether the form has the field of the company elsewhere. */
  hasCompany?: boolean;
}

/** The name, the id and the autocomplete of the field of a part. */
export type FieldOf = (part: keyof AddressParts) => {
  name: string;
  id: string;
  autoComplete: string;
};

const autoComplete: Record<keyof AddressParts, string> = {
  person: 'name',
  company: 'organization',
  street: 'address-line1',
  extra: 'address-line2',
  city: 'address-level2',
  postcode: 'postal-code',
  region: 'address-level1',
  country: 'country',
  phoneNumber: 'tel',
};

/** The fields of an address in a form. */
export const fieldsIn =
  ({ path, idPrefix = '', use = 'shipping' }: AddressFieldsProps): FieldOf =>
  (part) => ({
    name: path ? `${path}.${part}` : part,
    id: idPrefix + part,
    autoComplete: `${use} ${autoComplete[part]}`,
  });
