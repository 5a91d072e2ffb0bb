import type { AddressParts } from 'functions/contract';

/** An address before anything is typed. Without a country, it is in that of the shop. */
export const blankParts: AddressParts = {
  company: '',
  person: '',
  street: '',
  extra: '',
  postcode: '',
  city: '',
  region: '',
  country: '',
  phoneNumber: '',
};
