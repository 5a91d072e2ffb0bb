import { expect, it } from 'vitest';
import { usualApprovalRules } from '../../contract/index.ts';
import type { CompanyDocument } from '../../documents/people/companies.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { exampleShop } from '../../testing/mails/mailedOrders.ts';
import { renderHtml } from '../rendering/renderHtml.ts';
import { renderText } from '../rendering/renderText.ts';
import {
  companyStepMail,
  invitationMail,
  receivedSignUpMail,
  shopSignUpMail,
} from './companyMails.ts';

const { position, ...details } = validForms.companySignUp;
const at = new Date('2026-11-20T10:00:00Z');

const company: CompanyDocument = {
  ...details,
  name: 'Oak & <b>Ash</b>',
  number: 'C-4K2M9A',
  version: 'v1',
  status: 'requested',
  approval: usualApprovalRules,
  requestedBy: { uid: 'olga', name: 'Olga Ash', email: 'olga@example.test', position },
  memberCount: 1,
  ownerCount: 1,
  undecided: 1,
  nameKey: 'oak & <b>ash</b>',
  searchTerms: [],
  history: [],
  createdAt: at,
  updatedAt: at,
};

const mailed = { id: 'company-0123456789abcdef0123', company };

it('confirms a sign-up to the person', () => {
  const content = receivedSignUpMail(mailed, exampleShop);
  const text = renderText(content, exampleShop);
  expect(text).toContain('Number: C-4K2M9A');
  expect(text).toContain(`${exampleShop.url}/company?id=${mailed.id}`);
  expect(renderHtml(content, exampleShop)).not.toContain('<b>Ash</b>');
});

it('lets the shop decide about a sign-up, or says that there is nothing to decide', () => {
  const text = renderText(shopSignUpMail(mailed, exampleShop), exampleShop);
  expect(text).toContain('Tax number: 93-7654321');
  expect(text).toContain('Position: Head of purchasing');
  expect(text).toContain(`Decide about it`);
  expect(text).toContain(`${exampleShop.url}/dashboard/company/${mailed.id}`);
  const active = { ...mailed, company: { ...company, status: 'active' as const } };
  expect(renderText(shopSignUpMail(active, exampleShop), exampleShop)).toContain(
    'It can order now',
  );
});

it.each(['accept', 'decline', 'suspend', 'reopen', 'close'] as const)(
  'names the company and the reason: %s',
  (step) => {
    const content = companyStepMail(step, mailed, 'Because of the test.', exampleShop);
    expect(content.subject).toContain('Oak & <b>Ash</b>');
    expect(renderText(content, exampleShop)).toContain('> Because of the test.');
    const without = renderText(companyStepMail(step, mailed, '', exampleShop), exampleShop);
    expect(without).not.toMatch(/^>/m);
  },
);

it.each([
  ['US', 'Gate 4\n  Portland, OR 97205\nSigned up by'],
  ['DE', 'Gate 4\n  Portland, OR 97205\n  United States\nSigned up by'],
])('has the billing address as pages and invoices of a shop in %s', (country, lines) => {
  const shop = { ...exampleShop, country };
  expect(renderText(shopSignUpMail(mailed, shop), shop)).toContain(lines);
});

it('has no text of the sender beside the name of the shop where a stranger looks first', () => {
  const spam = 'Win at https://evil.example/now or www.evil.example';
  const invited = {
    email: 'bea@example.test',
    role: 'buyer',
    inviter: `${spam}, bea@evil.example`,
    token: 'a-token',
    expiresAt: new Date('2026-12-04T10:00:00Z'),
  } as const;
  const named = { ...mailed, company: { ...company, name: spam } };
  const content = invitationMail(named, invited, exampleShop);
  for (const text of [content.subject, content.preview, content.heading]) {
    expect(text).not.toContain('Win');
  }
  const text = renderText(content, exampleShop);
  expect(text).toContain(
    'Win at https: //evil. example/now or www. evil. example, bea@evil. example invites you',
  );
  expect(text).not.toContain('evil.example');
});

it('invites with a link whose fragment has the token, the role and the last day', () => {
  const invited = {
    email: 'bea@example.test',
    role: 'bookkeeper',
    inviter: 'Olga Ash',
    token: 'a-token',
    expiresAt: new Date('2026-12-04T10:00:00Z'),
  } as const;
  const text = renderText(invitationMail(mailed, invited, exampleShop), exampleShop);
  expect(text).toContain('Olga Ash invites you to buy for Oak & <b>Ash</b>');
  expect(text).toContain('with the address bea@example.test');
  expect(text).toContain('Your role: Bookkeeper');
  expect(text).toContain('4 December 2026');
  expect(text).toContain(`${exampleShop.url}/invitation#a-token`);
});
