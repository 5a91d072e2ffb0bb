import { describe, expect, it } from 'vitest';
import {
  canChangeWith,
  canInviteWith,
  canOrderWith,
  companyLifecycle,
  companyStatuses,
  initialCompanyStatus,
  invitationLifecycle,
  isUndecided,
  needsOwner,
} from './lifecycle.ts';

describe('The lifecycle of a company', () => {
  it.each([
    ['requested', ['active', 'declined']],
    ['active', ['suspended', 'closed']],
    ['suspended', ['active', 'closed']],
    ['declined', []],
    ['closed', []],
  ] as const)('lets staff change a %s company to %j', (status, targets) => {
    expect(companyLifecycle.allowed(status, ['admin'])).toEqual(targets);
  });

  it('names its steps, and says what they need', () => {
    const needs = { needsReason: false, takesTerms: false, needsSettlement: false };
    expect(companyLifecycle.transition('requested', 'active')).toMatchObject({
      ...needs,
      step: 'accept',
      takesTerms: true,
    });
    expect(companyLifecycle.transition('suspended', 'active')).toMatchObject({
      ...needs,
      step: 'reopen',
    });
    expect(companyLifecycle.transition('requested', 'declined')).toMatchObject({
      ...needs,
      step: 'decline',
      needsReason: true,
    });
    expect(companyLifecycle.transition('active', 'suspended')?.needsReason).toBe(true);
    expect(companyLifecycle.transition('active', 'closed')?.needsSettlement).toBe(true);
    expect(companyLifecycle.transition('requested', 'closed')).toBeUndefined();
    expect(companyLifecycle.transition('active', 'active')).toBeUndefined();
  });

  it('begins with a decision of staff, unless the shop has none', () => {
    expect(initialCompanyStatus({ reviewCompanies: true })).toBe('requested');
    expect(initialCompanyStatus({ reviewCompanies: false })).toBe('active');
    expect(companyStatuses.filter(isUndecided)).toEqual(['requested']);
  });

  it('lets only active companies order and invite', () => {
    expect(companyStatuses.filter(canOrderWith)).toEqual(['active']);
    expect(companyStatuses.filter(canInviteWith)).toEqual(['active']);
  });

  it('ends changes and the need for an owner with a refusal or the end', () => {
    expect(companyStatuses.filter(canChangeWith)).toEqual(['requested', 'active', 'suspended']);
    expect(companyStatuses.filter(needsOwner)).toEqual(['requested', 'active', 'suspended']);
  });

  it.each([
    [['requested'], 'requested', true],
    [['active', 'suspended', 'active', 'closed'], 'closed', true],
    [['requested', 'active', 'suspended'], 'suspended', true],
    [['requested', 'suspended'], 'suspended', false],
    [['requested', 'declined', 'active'], 'active', false],
    [['suspended'], 'suspended', false],
    [['requested', 'active'], 'requested', false],
    [[], 'requested', false],
  ] as const)('says whether %j leads to %s: %j', (history, status, possible) => {
    expect(companyLifecycle.isHistory(history, status)).toBe(possible);
  });
});

describe('The status of an invitation', () => {
  const expiresAt = new Date('2026-12-11T10:00:00Z');
  const before = new Date('2026-12-11T09:59:59.999Z');

  it('lets an open invitation expire, and no other', () => {
    expect(invitationLifecycle.statusAt('open', expiresAt, before)).toBe('open');
    expect(invitationLifecycle.statusAt('open', expiresAt, expiresAt)).toBe('expired');
    expect(invitationLifecycle.statusAt('accepted', expiresAt, expiresAt)).toBe('accepted');
    expect(invitationLifecycle.statusAt('revoked', expiresAt, expiresAt)).toBe('revoked');
  });
});
