import type { Company, CompanyDetails, CompanyInput } from 'functions/contract';

/** The details of a company, without what the shop and its members have decided. */
export const detailsOf = ({
  name,
  country,
  taxId,
  registrationNumber,
  billingAddress,
  invoiceEmail,
}: CompanyDetails): CompanyDetails => ({
  name,
  country,
  taxId,
  registrationNumber,
  billingAddress,
  invoiceEmail,
});

/** The company as the API takes it back. */
export const inputOf = ({ version, approval, ...company }: Company): CompanyInput => ({
  version,
  approval,
  ...detailsOf(company),
});
