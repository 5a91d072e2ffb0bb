import { invalidPayload, type JsonCodec } from './jsonCodec.ts';
import { doubleCodec, int32Codec, int64Codec } from './jsonScalars.ts';
import { timestampCodec } from './jsonTimestamp.ts';

const nulls: readonly unknown[] = [null, 0, 'NULL_VALUE'];

const nullCodec: JsonCodec = {
  decode: (json, at) => {
    if (!nulls.includes(json)) throw invalidPayload(at, 'null is expected');
    return 'NULL_VALUE';
  },
  encode: () => null,
  isDefault: () => false,
  takesNull: true,
};

// A message with one scalar, which can be missing. In JSON it is the scalar itself.
const wrapperOf = (scalar: JsonCodec): JsonCodec => ({
  decode: (json, at) => ({ value: scalar.decode(json, at) }),
  encode: (value) => scalar.encode((value as { value: unknown }).value),
  isDefault: () => false,
});

/** The types with a special JSON form that the API uses, by full name. */
export const wellKnownCodecs: Readonly<Record<string, JsonCodec>> = {
  'google.protobuf.DoubleValue': wrapperOf(doubleCodec),
  'google.protobuf.Int32Value': wrapperOf(int32Codec),
  'google.protobuf.Int64Value': wrapperOf(int64Codec),
  'google.protobuf.NullValue': nullCodec,
  'google.protobuf.Timestamp': timestampCodec,
};
