import { screen, waitFor } from '@testing-library/react';
import type { Membership } from 'functions/contract';
import { expect, it } from 'vitest';
import { membershipsKey } from '../../domain/company/useMemberships.ts';
import { companyId, membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs } from '../../testing/session.ts';
import { PayerBar } from './PayerBar.tsx';

interface Shown {
  buyingFor?: string;
  memberships?: Membership[];
  /** Whether the companies are known when the page opens. */
  known?: boolean;
}

const show = ({ buyingFor = '', memberships = [membershipOf()], known = false }: Shown = {}) => {
  signInAs('carla', { buyingFor });
  api.listMemberships.mockResolvedValue(memberships);
  return renderPage(<PayerBar uid="carla" />, {
    known: known ? [[membershipsKey('carla'), memberships]] : [],
  }).container;
};

it.each([
  ['yourself', ''],
  ['Harbor Joinery', companyId],
])('has its space before it can say that the order is for %s', async (name, buyingFor) => {
  const container = show({ buyingFor });
  const { firstElementChild: bar } = container;
  expect(bar?.textContent).toBe('');
  await screen.findByText(`For ${name}`);
  expect(container.firstElementChild).toBe(bar);
});

it('keeps its space for an account that turns out to have no company', async () => {
  const container = show({ memberships: [] });
  await waitFor(() => expect(api.listMemberships).toHaveBeenCalled());
  expect(container.firstElementChild?.textContent).toBe('');
});

it('takes no space from an account that is known to have no company', () => {
  expect(show({ memberships: [], known: true }).firstElementChild).toBeNull();
});

it('is complete where the companies are known', () => {
  show({ known: true });
  expect(screen.getByText('For yourself')).toBeDefined();
});
