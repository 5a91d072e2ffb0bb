import { describe, expect, it } from 'vitest';
import { companyIdOf, isCompanyId } from './companyIds.ts';

const random = '0123456789abcdef0123456789abcdef';

describe('The id of a company', () => {
  it('has a prefix and 20 characters', () => {
    expect(companyIdOf(random)).toBe('company-0123456789abcdef0123');
    expect(isCompanyId(companyIdOf(random))).toBe(true);
    expect(companyIdOf('01234567-89ab-cdef-0123-456789abcdef')).toBe(companyIdOf(random));
  });

  it.each([
    '',
    'company-',
    'company-0123456789abcdef012',
    'company-0123456789abcdef01234',
    'company-0123456789ABCDEF0123',
    'company-0123456789abcdef012/',
    'Company-0123456789abcdef0123',
    ' company-0123456789abcdef0123',
    'company-0123456789abcdef0123\n',
    'q3Zt8kXnB2aVhYw1RmJc5sLe7uD9',
  ])('is not %j', (id) => {
    expect(isCompanyId(id)).toBe(false);
  });
});
