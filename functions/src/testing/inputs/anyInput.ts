import fc from 'fast-check';
import { anyCharacter } from './anyCharacter.ts';

/** Texts that break careless code, especially those that JSON allows and Firestore does not. */
const strangeTexts = [
  '',
  ' \t\n',
  '\0',
  '\ud800',
  'plane\udfff',
  '\u202eenalp kcaJ',
  '\u200b\u200d\ufeff',
  'مسحاج نجارة',
  '𝒥𝒶𝒸𝓀 𝓅𝓁𝒶𝓃ℯ',
  '.',
  '..',
  'a/b',
  '../../users/x',
  '__x__',
  '__proto__',
  'constructor',
  '%',
  '%2F',
  'http://',
  'https://[',
  '999999999999',
  'x'.repeat(5_000),
];

/** Any text, including unpaired surrogates. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.string({ unit: anyCharacter, maxLength: 30 }),
);

const anyNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 0.1 + 0.2, 5e-324, 2 ** 53, 1e21, 1e308, Number.POSITIVE_INFINITY),
  fc.integer(),
  fc.double({ noNaN: true }),
);

const anyScalar = fc.oneof(
  fc.constantFrom(undefined, null, true, false),
  anyNumber,
  anyText,
) satisfies fc.Arbitrary<unknown>;

const anyKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', '_id', ''),
  anyText,
);

/** Any JSON value, and `undefined` for a missing one. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyScalar },
  fc.array(anyScalar, { maxLength: 3 }),
  fc.dictionary(anyKey, anyScalar, { maxKeys: 3, noNullPrototype: true }),
);

const tooLarge = '1e999';

/**
 * A value as JSON. Infinity, which JSON does not support, becomes a number too large for a double.
 */
const toJson = (value: unknown): string => {
  const quoted = JSON.stringify(value, (_, part) => (part === Infinity ? tooLarge : part)) ?? '';
  return quoted.replaceAll(`"${tooLarge}"`, tooLarge);
};

const isForm = (value: unknown): value is object => typeof value === 'object' && value !== null;

const anyFormValue = (valid: object): fc.Arbitrary<unknown> => {
  const fields = new Map<string, unknown>(Object.entries(valid));
  const others = Array.isArray(valid) ? [String(valid.length)] : ['__proto__', 'surprise'];
  const anyChange = fc.constantFrom(...fields.keys(), ...others).chain((name) => {
    const field = fields.get(name);
    const anyField = isForm(field) ? fc.oneof(anyValue, anyFormValue(field)) : anyValue;
    return anyField.map((value): [string, unknown] => [name, value]);
  });
  const changes = fc.array(anyChange, { maxLength: 2 });
  return changes.map((made) =>
    Array.isArray(valid)
      ? Object.assign([...valid], Object.fromEntries(made))
      : { ...valid, ...Object.fromEntries(made) },
  );
};

/** A valid form with some fields replaced, removed or added, as JSON. */
export const anyForm = (valid: object): fc.Arbitrary<string> => anyFormValue(valid).map(toJson);

const withDuplicates = ([first, second]: [string, string]): string =>
  `${first.slice(0, -1)},${second.slice(1)}`;

const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/**
 * Any body for a route with such a form, usually JSON: the form with some fields changed,
 * duplicated or truncated, or something else. With a name, the form is in that field of the body.
 */
export const anyBody = (valid: object, name?: string): fc.Arbitrary<string> => {
  const form = anyForm(valid);
  const body = name === undefined ? form : form.map((json) => `{"${name}":${json}}`);
  return fc.oneof(
    { weight: 6, arbitrary: body },
    fc.tuple(body, body).map(withDuplicates),
    fc.tuple(body, fc.nat(60)).map(([json, length]) => json.slice(0, length)),
    anyValue.map(toJson),
    anyValue.map((value) => toJson({ [name ?? 'surprise']: value })),
    anyText,
    fc.constantFrom(nested(50_000), '['.repeat(50_000), `{"a":"${'x'.repeat(110_000)}"}`),
  );
};
