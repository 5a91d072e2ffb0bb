import { formatTimestamp } from '../../values/timestamp.ts';
import type { WireTimestamp } from '../messages.ts';
import { invalidPayload, type JsonCodec } from './jsonCodec.ts';

const rfc3339 =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3])(:[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

// Date.parse accepts February 30, and returns a day in March.
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

const parse = (text: string): WireTimestamp | undefined => {
  const [, day = '', hour, minutesAndSeconds, fraction = '', offset] = rfc3339.exec(text) ?? [];
  const millis = Date.parse(`${day}T${hour}${minutesAndSeconds}${offset}`);
  if (Number.isNaN(millis) || !isDay(day)) return undefined;
  return { seconds: millis / 1000, nanos: Number(fraction.padEnd(9, '0')) };
};

const format = ({ seconds, nanos }: WireTimestamp) =>
  formatTimestamp({ seconds: Number(seconds), nanos });

/**
 * google.protobuf.Timestamp, a string by RFC 3339 in JSON. The code that uses it checks its range.
 */
export const timestampCodec: JsonCodec = {
  decode: (json, at) => {
    const time = typeof json === 'string' ? parse(json) : undefined;
    if (!time) throw invalidPayload(at, 'a time like 2026-01-31T12:00:00Z is expected');
    return time;
  },
  encode: (value) => format(value as WireTimestamp),
  isDefault: () => false,
};
