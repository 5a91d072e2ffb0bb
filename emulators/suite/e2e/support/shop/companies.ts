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

/** Creates an active company with an account as its owner, and resolves to its id. */
export const createCompany = async (idToken: string, name: string): Promise<string> => {
  const { signUpCompany, transitionCompany } = apiRoutes;
  const { company } = await callApi(idToken, signUpCompany, { body: companyOf(name) });
  const agreed = { terms: 'net-30', creditLimit: 10_000_000 } as const;
  await callAsAdmin(transitionCompany, {
    params: { id: company._id },
    body: { to: 'active', agreed },
  });
  return company._id;
};
