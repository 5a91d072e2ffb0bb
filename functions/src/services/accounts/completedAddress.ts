import { type AddressParts, completeAddress, localProblems } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';

/**
 * An address as it is stored. The schema has checked what the country needs of one that names its
 * country; this checks the others. Throws `validation` for the fields below a path.
 */
export const completedAddress = <Parts extends AddressParts>(
  parts: Parts,
  sellerCountry: string,
  path = '',
): Parts => {
  const complete = completeAddress(parts, sellerCountry);
  const problems = Object.entries(localProblems(complete));
  if (problems.length > 0) {
    throw validationError(
      Object.fromEntries(problems.map(([field, message]) => [`${path}${field}`, message])),
    );
  }
  return complete;
};
