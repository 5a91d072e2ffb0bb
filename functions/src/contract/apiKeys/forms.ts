import { array, type InferType, object, string } from 'yup';
import { isDay } from '../days.ts';
import { limits } from '../limits.ts';
import { permissionList } from '../permissions/permissionForm.ts';
import { permissions } from '../permissions/permissions.ts';
import { oneLine, requiredText } from '../text/text.ts';
import { companyKeyPermissions } from './companyKeys.ts';

const notADay = 'Enter a day as year, month and day: 2027-01-31';

const dayText = string().typeError(notADay);

const optionalDay = dayText.test(
  'day',
  notADay,
  (day) => day === undefined || day === '' || isDay(day),
);

const network = string()
  .typeError('A network must be a text')
  .required('Enter an address or a network')
  .max(50, 'Enter an address or a network, like 203.0.113.0/24')
  .matches(/^[\da-f:.]+(?:\/\d{1,3})?$/i, 'Enter an address or a network, like 203.0.113.0/24');

const fields = {
  name: requiredText('Name', limits.apiKeys.name).matches(oneLine, 'Name must be one line'),
  addresses: array()
    .of(network)
    .typeError('The allowed addresses must be a list')
    .required('The allowed addresses must be a list')
    .min(0)
    .max(limits.apiKeys.addresses, `Enter at most ${limits.apiKeys.addresses} networks`),
  expiresOn: optionalDay,
};

/** The form of a new key of the shop. Without a last day, it is accepted for a year. */
export const keySchema = object({ ...fields, permissions: permissionList(permissions) });
export type KeyInput = InferType<typeof keySchema>;

/** The form of a new key of a company. */
export const companyKeySchema = object({
  ...fields,
  permissions: permissionList(companyKeyPermissions),
});
export type CompanyKeyInput = InferType<typeof companyKeySchema>;

/**
 * The form of a rotation: what is new in the key that replaces another one, and the last day of the
 * other one.
 */
export const keyRotationSchema = object({
  ...fields,
  oldExpiresOn: dayText.required('Enter the last day of the old key').test('day', notADay, isDay),
});
export type KeyRotationInput = InferType<typeof keyRotationSchema>;
