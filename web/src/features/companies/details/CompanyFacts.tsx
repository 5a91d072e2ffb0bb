import Link from '@mui/material/Link';
import { type Company, countryName, orderAddressOf } from 'functions/contract';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';

/** An address in lines, always with its country, and the phone number. */
const addressText = ({ billingAddress }: Pick<Company, 'billingAddress'>): string =>
  `${orderAddressOf(billingAddress, '')}\n${billingAddress.phoneNumber}`;

/** The details of a company, as they were entered. */
export const CompanyFacts = ({ company }: { company: Company }) => (
  <Facts>
    <Fact name="Number">{company.number}</Fact>
    {company.country && <Fact name="Registered in">{countryName(company.country)}</Fact>}
    {company.taxId && <Fact name="Tax number">{company.taxId}</Fact>}
    {company.registrationNumber && (
      <Fact name="Registration number">{company.registrationNumber}</Fact>
    )}
    <Fact name="Billing address">{addressText(company)}</Fact>
    <Fact name="Invoices also go to">
      {company.invoiceEmail ? (
        <Link href={`mailto:${company.invoiceEmail}`}>{company.invoiceEmail}</Link>
      ) : (
        'Only the person who orders'
      )}
    </Fact>
  </Facts>
);
