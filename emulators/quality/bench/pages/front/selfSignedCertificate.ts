import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** A server's key and certificate for TLS, and how a browser recognises it. */
export interface Certificate {
  key: string;
  cert: string;
  /** For Chromium's `--ignore-certificate-errors-spki-list`. */
  keyHash: string;
}

/** Creates a key and a certificate for one run of the bench. */
export const selfSignedCertificate = async (host: string): Promise<Certificate> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
  });
  const keyInfo = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, keyHash: createHash('sha256').update(keyInfo).digest('base64') };
};
