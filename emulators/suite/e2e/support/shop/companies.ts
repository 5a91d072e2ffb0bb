import { apiRoutes, type CompanySignUpInput } from 'functions/contract';
import { callApi, callAsAdmin } from './api.ts';

const companyOf = (name: string): CompanySignUpInput => ({
  name,
  country: 'US',
  taxId: '93-7654321',
  registrationNumber: '',
  billingAddress: {
    company: name,
    person: 'Theo Marsh',
    street: '12 Mill Lane',
    extra: '',
    postcode: '97205',
    city: 'Portland',
    region: 'OR',
    country: 'US',
    phoneNumber: '01234567890',
  },
  invoiceEmail: '',
  position: '',
});

/** Signs up a company with an account as its owner, and resolves to its id. */
export const signUpCompany = async (idToken: string, name: string): Promise<string> =>
  (await callApi(idToken, apiRoutes.signUpCompany, { body: companyOf(name) })).company._id;

/** Accepts a company as staff. */
export const acceptCompany = async (id: string): Promise<void> => {
  const agreed = { terms: 'net-30', creditLimit: 10_000_000 } as const;
  await callAsAdmin(apiRoutes.transitionCompany, {
    params: { id },
    body: { to: 'active', agreed },
  });
};

/** Creates an active company with an account as its owner, and resolves to its id. */
export const createCompany = async (idToken: string, name: string): Promise<string> => {
  const id = await signUpCompany(idToken, name);
  await acceptCompany(id);
  return id;
};
