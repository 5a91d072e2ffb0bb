import { StartError } from '../launcher/startError.ts';

/** What is wrong with an entry of the seed, and in which of its files. */
export class SeedError extends StartError {
  override name = 'SeedError';

  constructor(file: string, entry: string, cause: string) {
    super(`emulators/suite/seed/${file}: ${entry}: ${cause}`);
  }
}
