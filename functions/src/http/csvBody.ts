import { limits } from '../contract/index.ts';
import { rawBody } from './rawBody.ts';

/** Reads a table as bytes, `undefined` when there are none. */
export const csvBody = rawBody({ mediaType: 'text/csv', maxBytes: limits.csv.bytes });
