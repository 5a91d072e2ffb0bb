import { invalidPayload, type JsonCodec } from './jsonCodec.ts';

const stringCodec: JsonCodec = {
  decode: (json, at) => {
    if (typeof json !== 'string') throw invalidPayload(at, 'a string is expected');
    return json;
  },
  encode: (value) => value,
  isDefault: (value) => value === '',
};

// As in Google's emulator, the strings are accepted too: query parameters are strings.
const booleans = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
]);

const boolCodec: JsonCodec = {
  decode: (json, at) => {
    const value = booleans.get(json);
    if (value === undefined) throw invalidPayload(at, 'true or false is expected');
    return value;
  },
  encode: (value) => value,
  isDefault: (value) => value === false,
};

const integerText = /^-?\d+$/;

const decodeInteger = (json: unknown, bits: 32 | 64, at: string): bigint => {
  const isNumber = typeof json === 'number' && Number.isInteger(json);
  const isText = typeof json === 'string' && integerText.test(json);
  if (!isNumber && !isText) throw invalidPayload(at, 'an integer is expected');
  const value = BigInt(json as number | string);
  if (BigInt.asIntN(bits, value) !== value) {
    throw invalidPayload(at, `the integer does not fit into ${bits} bits`);
  }
  return value;
};

/** A 32-bit integer. */
export const int32Codec: JsonCodec = {
  decode: (json, at) => Number(decodeInteger(json, 32, at)),
  encode: (value) => value,
  isDefault: (value) => value === 0,
};

/** A 64-bit integer, which is a string in JSON and in the messages. */
export const int64Codec: JsonCodec = {
  decode: (json, at) => decodeInteger(json, 64, at).toString(),
  encode: String,
  isDefault: (value) => String(value) === '0',
};

const namedDoubles = new Map<unknown, number>([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

const doubleText = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A double. NaN and the infinities are strings in JSON. */
export const doubleCodec: JsonCodec = {
  decode: (json, at) => {
    const isText = typeof json === 'string' && doubleText.test(json);
    const value = typeof json === 'number' || isText ? Number(json) : Number.NaN;
    // JSON.parse gives Infinity for a number that is too large.
    if (Number.isFinite(value)) return value;
    const named = namedDoubles.get(json);
    if (named === undefined) throw invalidPayload(at, 'a number is expected');
    return named;
  },
  encode: (value) => (Number.isFinite(value) ? value : String(value)),
  isDefault: (value) => value === 0,
};

const base64 = /^[\w+/-]*={0,2}$/;

const bytesCodec: JsonCodec = {
  decode: (json, at) => {
    if (typeof json !== 'string' || !base64.test(json)) {
      throw invalidPayload(at, 'bytes in base64 are expected');
    }
    return Buffer.from(json, 'base64');
  },
  encode: (value) => Buffer.from(value as Uint8Array).toString('base64'),
  isDefault: (value) => (value as Uint8Array).length === 0,
};

/** The scalar types that the API uses. */
export const scalarCodecs: Readonly<Record<string, JsonCodec>> = {
  string: stringCodec,
  bool: boolCodec,
  int32: int32Codec,
  int64: int64Codec,
  double: doubleCodec,
  bytes: bytesCodec,
};
