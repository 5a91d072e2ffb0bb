import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { type AnyObjectSchema, ValidationError } from 'yup';

/** An error in an entry of the seed, with its file. */
export class SeedError extends CommandError {
  override name = 'SeedError';

  constructor(file: string, entry: string, cause: string) {
    super(`emulators/suite/seed/${file}: ${entry}: ${cause}`);
  }
}

/** Checks an entry of a file against a schema. */
export const checkEntry = (file: string, entry: string, schema: AnyObjectSchema, value: object) => {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.map(({ path, message }) =>
      path ? `${path}: ${message}` : message,
    );
    throw new SeedError(file, entry, problems.join('; '));
  }
};

/** Checks that no id is used twice in a file. */
export const assertUnique = (file: string, ids: readonly string[]) => {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new SeedError(file, twice, 'the id is used twice');
};
