/** The second factor of an account, by its uid. Only the server reads it. */
export interface SecondFactorDocument {
  /** The secret that the app shares, in base32. */
  secret: string;
  /** When a code confirmed it; null before. */
  since: Date | null;
  /** The time step of the last code, in periods since 1970: no earlier code counts again. */
  lastStep: number;
  /** SHA-256 of the recovery codes that are left, in hex. */
  recoveryHashes: string[];
  /** Wrong codes since the last right one. */
  wrongCodes: number;
  /** No code counts before. */
  waitUntil: Date | null;
  /** The last proof: of the session that started then, in Unix seconds, until a time. */
  proof: { signedInAt: number; until: Date } | null;
  /** The id of the transaction that wrote it: proves that the transaction was committed. */
  changeId: string;
}
