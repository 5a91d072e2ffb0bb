// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { companyId } from '../../testing/companies.ts';
import { memberNameOf, ordererText, payerText } from './orderedBy.ts';

const own = { payerId: 'carla', payerName: 'Carla Customer', userName: 'Carla Customer' };
const ofCompany = { payerId: companyId, payerName: 'Harbor Joinery', userName: 'Bea Buyer' };

describe('An order of a company', () => {
  it('names the member who ordered, in its own lists and in those of staff', () => {
    expect(memberNameOf(ofCompany)).toBe('Bea Buyer');
    expect(ordererText(ofCompany)).toBe('by Bea Buyer');
    expect(payerText(ofCompany)).toBe('Harbor Joinery, by Bea Buyer');
  });
});

describe('An order of a person', () => {
  it('names the person once', () => {
    expect(memberNameOf(own)).toBeNull();
    expect(ordererText(own)).toBe('Carla Customer');
    expect(payerText(own)).toBe('Carla Customer');
  });
});
