import { describe, expect, it } from 'vitest';
import { profileOf } from '../../../testing/fixtures.ts';
import { storedAfter } from './profileFields.ts';

describe('storedAfter', () => {
  it('takes the new values, and keeps the stored value of empty fields', () => {
    const before = profileOf({ education: 'Joinery', location: 'Leicester' });
    const after = storedAfter(before, { education: '', location: 'Oakham' });
    expect(after).toEqual({ ...before, location: 'Oakham' });
  });
});
