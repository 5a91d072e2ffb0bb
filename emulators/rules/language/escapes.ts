/** The content of a quoted literal, and a callback for invalid escape sequences. */
export interface Quoted {
  body: string;
  onInvalid(sequence: string): void;
}

const escapes = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|(.))/gsu;
const controls: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** The value of a string literal. */
export const stringValue = (quoted: Quoted): string =>
  decode(quoted, (code) => String.fromCharCode(code));

/** The value of a bytes literal: its text in UTF-8; `\xff` and `\377` are one byte. */
export const bytesValue = (quoted: Quoted): Uint8Array => {
  // One character per byte, so that an escaped byte is not encoded again.
  const body = Buffer.from(quoted.body, 'utf8').toString('latin1');
  return Uint8Array.from(Buffer.from(decode({ ...quoted, body }, byteOrUtf8), 'latin1'));
};

const byteOrUtf8 = (code: number) =>
  code <= 0xff
    ? String.fromCharCode(code)
    : Buffer.from(String.fromCharCode(code)).toString('latin1');

const decode = ({ body, onInvalid }: Quoted, character: (code: number) => string): string =>
  body.replace(escapes, (sequence, unicode, hex, octal, control) => {
    if (unicode ?? hex) return character(Number.parseInt(unicode ?? hex, 16));
    if (octal) return character(Number.parseInt(octal, 8));
    if (controls[control] === undefined) onInvalid(sequence);
    return controls[control] ?? '';
  });
