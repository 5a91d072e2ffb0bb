import type { SeedAccount } from '../data/accounts.ts';
import type { SeedKey } from '../data/keys.ts';

/** The project and bucket of a suite, and where its Storage emulator listens. */
export interface SeedTarget {
  projectId: string;
  bucket: string;
  storage: string;
}

/** The content of the seed that the launcher prints. */
export interface SeedReport {
  tools: number;
  accounts: Pick<SeedAccount, 'email' | 'password' | 'role'>[];
  keys: Pick<SeedKey, 'name' | 'text'>[];
  /** The webhook of the shop, the path of the receiver to which it sends, and its secret. */
  webhook: { document: string; path: string; secret: string };
}

/** The file of an export in which its report is. */
export const reportFile = 'seed-report.json';
