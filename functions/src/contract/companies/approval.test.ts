import { describe, expect, it } from 'vitest';
import {
  type Approval,
  type ApprovalInput,
  type ApprovalRules,
  approvalOf,
  approvalRuleNames,
  type LimitedMember,
  mayNeedApproval,
  unsatisfiableRules,
  usualApprovalRules,
} from './approval.ts';

const members = [
  { uid: 'olga', role: 'owner', name: 'Olga' },
  { uid: 'anton', role: 'approver', name: 'Anton' },
  { uid: 'bea', role: 'buyer', name: 'Bea' },
  { uid: 'kim', role: 'bookkeeper', name: 'Kim' },
] as const;

const olga = { uid: 'olga', name: 'Olga' };
const anton = { uid: 'anton', name: 'Anton' };

const buyer = { uid: 'bea', role: 'buyer', orderLimit: null, budget: null } as const;

interface Case {
  net?: number;
  spent?: number;
  requester?: Partial<ApprovalInput['requester']>;
  approval?: Partial<ApprovalRules>;
  members?: ApprovalInput['members'];
}

const approvalFor = ({ net = 100_00, spent = 0, requester, approval, ...others }: Case): Approval =>
  approvalOf({
    net,
    spent,
    requester: { ...buyer, ...requester },
    company: { approval: { ...usualApprovalRules, ...approval } },
    members,
    ...others,
  });

const rulesFor = (one: Case) => approvalFor(one).rules.map(({ rule }) => rule);

describe('An order', () => {
  it('needs no approval without rules, whatever it costs', () => {
    const none = { rules: [], approversNeeded: 0, approvers: [] };
    expect(approvalFor({ net: 1_000_000_000 })).toEqual(none);
    expect(approvalFor({ net: 0 })).toEqual(none);
    expect(approvalFor({ approval: { approvers: 2 } })).toEqual(none);
  });

  it.each([
    [0, 0, true],
    [0, 1, true],
    [100_00, 99_99, false],
    [100_00, 100_00, false],
    [100_00, 100_01, true],
  ])('with the limit %i and the total %i needs approval: %j', (orderLimit, net, matches) => {
    const approval = approvalFor({ net, requester: { orderLimit } });
    expect(approval.rules).toEqual(matches ? [{ rule: 'order-limit', limit: orderLimit }] : []);
    expect(approval.approversNeeded).toBe(matches ? 1 : 0);
    expect(approval.approvers).toEqual(matches ? [olga, anton] : []);
  });

  it.each([
    [0, 0, 0, true],
    [0, 0, 1, true],
    [500_00, 400_00, 100_00, false],
    [500_00, 400_00, 100_01, true],
    [500_00, 500_00, 0, false],
    [500_00, 600_00, 1, true],
    // Credits of an earlier period can be larger than what was ordered since.
    [500_00, -100_00, 600_00, false],
  ])(
    'with the budget %i, after %i, and the total %i needs approval: %j',
    (amount, spent, net, matches) => {
      const budget = { amount, period: 'quarter' } as const;
      const { rules } = approvalFor({ net, spent, requester: { budget } });
      expect(rules).toEqual(matches ? [{ rule: 'budget', amount, period: 'quarter', spent }] : []);
    },
  );

  it.each([
    [0, 0, true],
    [1_000_00, 999_99, false],
    [1_000_00, 1_000_00, true],
    [null, 1_000_00, false],
  ])(
    'of a company with approval from %j and the total %i needs it: %j',
    (fromAmount, net, matches) => {
      const { rules } = approvalFor({ net, approval: { fromAmount } });
      expect(rules).toEqual(matches ? [{ rule: 'from-amount', amount: fromAmount }] : []);
    },
  );

  it('lists every rule that it matches', () => {
    const requester = { orderLimit: 50_00, budget: { amount: 60_00, period: 'month' } } as const;
    expect(rulesFor({ requester, approval: { fromAmount: 100_00 } })).toEqual(approvalRuleNames);
  });

  it('of an owner is exempt from the amount of the company, but not from the own limits', () => {
    const requester = { uid: 'olga', role: 'owner' } as const;
    const approval = { fromAmount: 0 };
    expect(rulesFor({ requester, approval })).toEqual([]);
    expect(rulesFor({ requester, approval: { ...approval, ownersExempt: false } })).toEqual([
      'from-amount',
    ]);
    expect(rulesFor({ requester: { ...requester, orderLimit: 0 }, approval })).toEqual([
      'order-limit',
    ]);
    expect(rulesFor({ requester: { uid: 'anton', role: 'approver' }, approval })).toEqual([
      'from-amount',
    ]);
  });
});

describe('The approvers of an order', () => {
  const always = { orderLimit: 0 };

  it.each([
    ['bea', 'buyer', [olga, anton]],
    ['anton', 'approver', [olga]],
    ['olga', 'owner', [anton]],
  ] as const)('of %s, the %s, are %j', (uid, role, approvers) => {
    expect(approvalFor({ requester: { ...always, uid, role } }).approvers).toEqual(approvers);
  });

  it('never contain the requester, even in a second role', () => {
    const twice = [...members, { uid: 'bea', role: 'approver', name: 'Bea' } as const];
    const { approvers } = approvalFor({ requester: always, members: twice });
    expect(approvers).toEqual([olga, anton]);
  });

  it.each([
    [2, [olga, anton], 2],
    [1, [olga, anton], 1],
  ] as const)('of which %i are needed can be %j: %i', (approvers, available, count) => {
    const approval = approvalFor({ requester: always, approval: { approvers } });
    expect(approval.approvers).toEqual(available);
    expect(approval.approversNeeded).toBe(count);
  });

  it('are those who remain when members have left', () => {
    const remaining = members.filter(({ uid }) => uid !== 'anton');
    expect(
      approvalFor({ requester: always, approval: { approvers: 2 }, members: remaining }),
    ).toEqual({
      rules: [{ rule: 'order-limit', limit: 0 }],
      approversNeeded: 1,
      approvers: [olga],
    });
  });

  it('are nobody when only the requester could approve, and one is still needed', () => {
    const requester = { uid: 'olga', role: 'owner', orderLimit: 0 } as const;
    for (const approvers of [1, 2] as const) {
      const alone = approvalFor({ requester, approval: { approvers }, members: [members[0]] });
      expect([alone.approversNeeded, alone.approvers]).toEqual([1, []]);
    }
  });
});

describe('mayNeedApproval', () => {
  const rules = { ...usualApprovalRules, fromAmount: 5_000_00 };

  it.each([
    [{}, usualApprovalRules, false],
    [{ orderLimit: 0 }, usualApprovalRules, true],
    [{ budget: { amount: 1, period: 'year' } }, usualApprovalRules, true],
    [{}, rules, true],
    [{ role: 'owner' }, rules, false],
    [{ role: 'owner' }, { ...rules, ownersExempt: false }, true],
    [{ role: 'bookkeeper', orderLimit: 0 }, rules, false],
  ] as const)('of a member with %j and the rules %j is %j', (fields, approval, expected) => {
    const member = { ...buyer, ...fields };
    expect(mayNeedApproval(member, { approval })).toBe(expected);
    // An order that costs more than any limit matches a rule exactly if one can match.
    const net = Number.MAX_SAFE_INTEGER;
    const { length } = approvalFor({ net, requester: fields, approval }).rules;
    if (member.role !== 'bookkeeper') expect(length > 0).toBe(expected);
  });
});

describe('A rule', () => {
  const free = { orderLimit: null, budget: null };
  const owner: LimitedMember = { uid: 'olga', role: 'owner', ...free };
  const approver: LimitedMember = { uid: 'anton', role: 'approver', ...free };
  const limited: LimitedMember = { ...buyer, orderLimit: 0 };
  const fromFirst = { ...usualApprovalRules, fromAmount: 0 };

  it('can be satisfied when another member can approve', () => {
    expect(unsatisfiableRules(fromFirst, [owner, limited])).toEqual([]);
    expect(unsatisfiableRules(usualApprovalRules, [owner])).toEqual([]);
    expect(unsatisfiableRules(fromFirst, [owner])).toEqual([]);
  });

  it('of the only owner can be satisfied by nobody', () => {
    const budget = { amount: 10, period: 'year' } as const;
    expect(unsatisfiableRules(usualApprovalRules, [{ ...owner, orderLimit: 5, budget }])).toEqual([
      { rule: 'order-limit', uid: 'olga', available: 0 },
      { rule: 'budget', uid: 'olga', available: 0 },
    ]);
    expect(unsatisfiableRules({ ...fromFirst, ownersExempt: false }, [owner, limited])).toEqual([
      { rule: 'from-amount', uid: 'olga', available: 0 },
    ]);
  });

  it('with two approvers needs two others', () => {
    const two = { ...fromFirst, approvers: 2 } as const;
    expect(unsatisfiableRules(two, [owner, limited])).toEqual([
      { rule: 'order-limit', uid: 'bea', available: 1 },
      { rule: 'from-amount', uid: 'bea', available: 1 },
    ]);
    expect(unsatisfiableRules(two, [owner, approver, limited])).toEqual([
      { rule: 'from-amount', uid: 'anton', available: 1 },
    ]);
    const second: LimitedMember = { ...owner, uid: 'otto' };
    expect(unsatisfiableRules(two, [owner, second, approver, limited])).toEqual([]);
  });

  it('matches no order of a member who may not order', () => {
    const bookkeeper: LimitedMember = {
      uid: 'kim',
      role: 'bookkeeper',
      orderLimit: 0,
      budget: null,
    };
    expect(unsatisfiableRules(fromFirst, [bookkeeper])).toEqual([]);
  });
});
