import {
  type ApiKey,
  addDays,
  companyKeySchema,
  type KeyInput,
  type KeyRotationInput,
  keyRotationSchema,
  keySchema,
} from 'functions/contract';
import { type AreaLevels, levelsOf, permissionsOf } from '../../../domain/staff/areaLevels.ts';
import { shopDay } from '../../../domain/time/dates.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import type { KeyOwner } from '../data/useKeys.ts';

/** What a key and the one that replaces it have in common, as people enter it. */
interface CommonValues {
  name: string;
  /** A network in each line. */
  addresses: string;
  /** The last day; empty for a year from now. */
  expiresOn: string;
}

/** A new key as people enter it. */
export interface KeyValues extends CommonValues {
  levels: AreaLevels;
}

/** A key that replaces another one, as people enter it. */
export interface RotationValues extends CommonValues {
  /** The last day of the other one. */
  oldExpiresOn: string;
}

/** The values of the form for a new key. */
export const blankKey: KeyValues = {
  name: '',
  addresses: '',
  expiresOn: '',
  levels: levelsOf([]),
};

/** For how many days the old key is accepted unless someone chooses another day. */
const overlapDays = 7;

/** The values of the form for a key that replaces this one. */
export const rotationOf = ({ name, addresses }: ApiKey): RotationValues => ({
  name,
  addresses: addresses.join('\n'),
  expiresOn: '',
  oldExpiresOn: addDays(shopDay(), overlapDays),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The form of the API for a new key. */
export const keyInputOf = ({ levels, addresses, ...values }: KeyValues): KeyInput => ({
  ...values,
  addresses: linesOf(addresses),
  permissions: permissionsOf(levels),
});

/** The form of the API for a key that replaces another one. */
export const rotationInputOf = ({ addresses, ...values }: RotationValues): KeyRotationInput => ({
  ...values,
  addresses: linesOf(addresses),
});

/** The errors of a new key, by field. */
export const keyErrors = (owner: KeyOwner, values: KeyValues): Record<string, string> =>
  schemaErrors(owner === null ? keySchema : companyKeySchema, keyInputOf(values));

/** The errors of a key that replaces another one, by field. */
export const rotationErrors = (values: RotationValues): Record<string, string> =>
  schemaErrors(keyRotationSchema, rotationInputOf(values));
