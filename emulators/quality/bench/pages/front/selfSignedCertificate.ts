/** A certificate for one run of the bench: Node.js can read them, but has no function to make one. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const tags = { integer: 0x02, bits: 0x03, text: 0x0c, time: 0x17, sequence: 0x30, set: 0x31 };

const lengthBytes = (length: number): number[] => {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
};

/** A value of ASN.1 in its binary encoding (DER): tag, length and content. */
const value = (tag: number, ...contents: Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
};

const sequence = (...contents: Buffer[]) => value(tags.sequence, ...contents);

/** The object identifiers of ecdsa-with-SHA256 and commonName. */
const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
const commonName = Buffer.from('0603550403', 'hex');

const nameOf = (host: string) =>
  sequence(value(tags.set, sequence(commonName, value(tags.text, Buffer.from(host)))));

/** As YYMMDDhhmmssZ. */
const timeOf = (ms: number) => {
  const digits = new Date(ms).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return value(tags.time, Buffer.from(`${digits}Z`));
};

/** Longer than any run, in both directions. */
const validMs = 12 * 3_600_000;

const pemOf = (certificate: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`;

/** A server's key and certificate for TLS, and how a browser recognises it. */
export interface Certificate {
  key: string;
  cert: string;
  /** For Chromium's `--ignore-certificate-errors-spki-list`. */
  keyHash: string;
}

/**
 * Creates a key and a certificate that is valid now.
 * @see https://www.rfc-editor.org/rfc/rfc5280#section-4.1
 */
export const selfSignedCertificate = (host: string, now = Date.now()): Certificate => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const content = sequence(
    value(tags.integer, Buffer.from([1])),
    ecdsaWithSha256,
    nameOf(host),
    sequence(timeOf(now - validMs), timeOf(now + validMs)),
    nameOf(host),
    keyInfo,
  );
  const signature = value(tags.bits, Buffer.from([0]), sign('sha256', content, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pemOf(sequence(content, ecdsaWithSha256, signature)),
    keyHash: createHash('sha256').update(keyInfo).digest('base64'),
  };
};
