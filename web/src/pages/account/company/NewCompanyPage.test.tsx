import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths } from '../../../lib/router/paths.ts';
import { companyId, companyOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { shopOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sendsNothing } from '../../../testing/sendsNothing.ts';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { NewCompanyPage } from './NewCompanyPage.tsx';

vi.mock('../../../features/session/email/VerificationHelp.tsx', () => ({
  VerificationHelp: () => <p>How to verify</p>,
}));

const Address = () => {
  const { pathname, search } = useLocation();
  return `at ${pathname}${search}`;
};

const open = () =>
  renderPage(
    { [paths.newCompany]: <NewCompanyPage />, '*': <Address /> },
    { at: paths.newCompany },
  );

const fill = async (label: string, text: string) =>
  userEvent.fill(await screen.findByLabelText(label), text);
const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Sign up the company' }));

const fillAll = async () => {
  await fill('Name', ' Harbor Joinery ');
  await fill('Tax number', '93-7654321');
  await fill('Contact person', 'Theo Marsh');
  await fill('Street address', '12 Mill Lane');
  await fill('City', 'Portland');
  await fill('ZIP code', '97205');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Oregon');
  await fill('Phone Number', '+1 503 555 0142');
};

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  signInAs('carla');
  api.getShop.mockResolvedValue(shopOf({ country: 'US' }));
  api.signUpCompany.mockResolvedValue({
    acknowledged: true,
    insertedId: companyId,
    company: companyOf({ status: 'requested' }),
  });
});

it('signs the company up, without a choice in the country of the shop, and opens its page', async () => {
  open();
  await fillAll();
  await submit();
  await screen.findByText(`at /company?id=${companyId}`);
  const [[{ body } = { body: null }] = []] = api.signUpCompany.mock.calls;
  expect(body).toMatchObject({
    name: 'Harbor Joinery',
    country: '',
    taxId: '93-7654321',
    billingAddress: { person: 'Theo Marsh', city: 'Portland', region: 'OR', country: 'US' },
    invoiceEmail: '',
  });
  expect(toast.mock.calls[0]?.[0]).toBe('Harbor Joinery is signed up');
});

it('says at each field what is missing, and sends nothing', async () => {
  open();
  await submit();
  await screen.findByText('Enter the name of the company');
  screen.getByText('Enter the tax number or the registration number');
  screen.getByText('Enter the street and the number');
  expect(api.signUpCompany).not.toHaveBeenCalled();
});

it('keeps what was typed over a reload, and repeats a lost sign-up only once', async () => {
  api.signUpCompany.mockRejectedValueOnce(new ApiProblem('network', 0));
  const { unmount } = open();
  await fillAll();
  await submit();
  await screen.findByText(/check your connection/);
  unmount();
  open();
  await submit();
  await screen.findByText(/^at /);
  const keys = api.signUpCompany.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('shows what the shop refuses at its field', async () => {
  const errors = { 'billingAddress.phoneNumber': 'Enter a phone number' };
  api.signUpCompany.mockRejectedValue(new ApiProblem('validation', 400, { errors }));
  open();
  await fillAll();
  await submit();
  await screen.findByText('Enter a phone number');
  await waitFor(() => expect(document.activeElement?.id).toContain('phoneNumber'));
});

it('asks for a verified address first', async () => {
  signInAs('carla', { emailVerified: false });
  open();
  await screen.findByText('How to verify');
  const button = await screen.findByRole('button', { name: 'Sign up the company' });
  expect(sendsNothing(button)).toBe(true);
});
