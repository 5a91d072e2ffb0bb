import { addDays, dayOf } from '../../contract/index.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';

/** The time zone of the shop that is tested. */
export const timeZone = await shopTimeZone();

/** A day of the shop, so many days from today. */
export const dayIn = (days: number): string => addDays(dayOf(new Date(), timeZone), days);
