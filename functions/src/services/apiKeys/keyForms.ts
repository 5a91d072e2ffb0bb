import { isNetwork } from '../../apiKeys/networks.ts';
import { addDays, dayMs, dayOf, endOfDay, keyDays } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { shopTimeZone } from '../settings/settings.ts';

/** Throws `validation` for a text that is no address and no network. */
export const checkNetworks = (addresses: readonly string[]): void => {
  const wrong = addresses.findIndex((one) => !isNetwork(one));
  if (wrong < 0) return;
  const message = 'Enter an address or a network, like 203.0.113.0/24 or 2001:db8::/32';
  throw validationError({ [`addresses.${wrong}`]: message });
};

/** The end of a day of the shop, at most so many days from now. Throws `validation` for the field. */
const endOf = async (field: string, day: string, now: Date): Promise<Date> => {
  const timeZone = await shopTimeZone();
  const today = dayOf(now, timeZone);
  if (day < today) throw validationError({ [field]: 'Enter a day that is not over' });
  if (day > addDays(today, keyDays.max)) {
    throw validationError({ [field]: `Enter a day within the next ${keyDays.max} days` });
  }
  return endOfDay(day, timeZone);
};

/** When a new key expires. Throws `validation`. */
export const newExpiry = async (expiresOn: string | undefined, now: Date): Promise<Date> => {
  if (expiresOn) return endOf('expiresOn', expiresOn, now);
  return new Date(now.getTime() + keyDays.default * dayMs);
};

/** When a key expires that another one replaces: never later than without it. Throws `validation`. */
export const expiryOfReplaced = async (day: string, expiresAt: Date, now: Date): Promise<Date> => {
  const end = await endOf('oldExpiresOn', day, now);
  return end < expiresAt ? end : expiresAt;
};
