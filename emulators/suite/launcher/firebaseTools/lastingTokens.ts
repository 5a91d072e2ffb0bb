import { createRequire } from 'node:module';

interface SignOptions {
  expiresIn?: number;
}

const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools/package.json');
const requireLikeIt = createRequire(firebaseTools);

const jsonwebtoken: {
  sign(payload: object, secret: string, options?: SignOptions): string;
} = requireLikeIt('jsonwebtoken');

/** What the Auth emulator gives ID tokens, in seconds. */
const usualSeconds = 3_600;

/** Longer than the suite's clock can be moved. */
const lastingSeconds = 400 * 24 * 3_600;

/**
 * Lets ID tokens of the Auth emulator be valid when the suite's clock is moved: browsers keep their
 * clock, and renew a token only when it has expired by theirs.
 */
export const issueLastingTokens = (): void => {
  const { sign } = jsonwebtoken;
  jsonwebtoken.sign = (payload, secret, options) => {
    const isIdToken = options?.expiresIn === usualSeconds;
    return sign(payload, secret, isIdToken ? { ...options, expiresIn: lastingSeconds } : options);
  };
};
