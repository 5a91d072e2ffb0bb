/**
 * How long a call may take, in ms. The API itself gives up a call after a minute. The SDK of
 * Firebase Auth has its own limit of 30 s, or 60 s on a phone.
 */
export const timeLimits = {
  read: 30_000,
  write: 60_000,
  /** An export, or an import with its upload. */
  table: 300_000,
  /** An upload of a picture without progress. */
  stalledUpload: 60_000,
} as const;
