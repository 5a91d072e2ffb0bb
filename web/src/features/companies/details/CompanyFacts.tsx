import Link from '@mui/material/Link';
import { type Company, countryName } from 'functions/contract';
import { useAddressText } from '../../../domain/address/useAddressText.ts';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';

/** The details of a company, as they were entered. */
export const CompanyFacts = ({ company }: { company: Company }) => {
  const textOf = useAddressText();
  const { billingAddress } = company;
  return (
    <Facts>
      <Fact name="Number">{company.number}</Fact>
      {company.country && <Fact name="Registered in">{countryName(company.country)}</Fact>}
      {company.taxId && <Fact name="Tax number">{company.taxId}</Fact>}
      {company.registrationNumber && (
        <Fact name="Registration number">{company.registrationNumber}</Fact>
      )}
      <Fact name="Billing address">{`${textOf(billingAddress)}\n${billingAddress.phoneNumber}`}</Fact>
      <Fact name="Invoices also go to">
        {company.invoiceEmail ? (
          <Link href={`mailto:${company.invoiceEmail}`}>{company.invoiceEmail}</Link>
        ) : (
          'Only the person who orders'
        )}
      </Fact>
    </Facts>
  );
};
