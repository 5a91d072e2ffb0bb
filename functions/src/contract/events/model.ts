import type { Sent } from '../kinds/fields.ts';
import type { eventPageFields } from './fields.ts';

/** A page of the stream of events. */
export interface EventPage extends Sent<typeof eventPageFields> {}

/** For how many days the shop keeps an event and its deliveries. */
export const eventDays = 30;

/**
 * An event is in the stream only after this time, so that none that is committed at the same time
 * appears before one that was read already.
 */
export const eventDelayMs = 3_000;
