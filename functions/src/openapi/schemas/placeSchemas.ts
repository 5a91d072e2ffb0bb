import { oneOf, text } from '../../contract/calls/jsonSchema.ts';
import { currencies } from '../../contract/index.ts';

/** A country by its code. */
export const country = { ...text, pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' };

/** The currency of settings and documents by its code. */
export const currency = { ...oneOf(currencies), description: 'ISO 4217' };
