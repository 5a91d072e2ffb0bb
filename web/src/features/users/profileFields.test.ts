import { describe, expect, it } from 'vitest';
import { profileOf } from '../../testing/fixtures.ts';
import { storedAfter } from './profileFields.ts';

describe('storedAfter', () => {
  it('takes what was typed, and keeps what was left empty', () => {
    const before = profileOf({ education: 'Joinery', location: 'Leicester' });
    const after = storedAfter(before, { education: '', location: 'Oakham' });
    expect(after).toEqual({ ...before, location: 'Oakham' });
  });
});
