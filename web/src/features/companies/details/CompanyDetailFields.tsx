import Box from '@mui/material/Box';
import { AddressFields } from '../../../domain/address/AddressFields.tsx';
import { CountryField } from '../../../domain/address/CountryField.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { FormSection } from '../../../ui/inputs/forms/FormSection.tsx';
import { fieldPairs } from '../../../ui/layout/columns.ts';

/** The details of a company. */
export const CompanyDetailFields = () => (
  <>
    <FormSection
      title="Company"
      intro="As it is registered. Invoices name it, and we look it up by one of the two numbers."
    >
      <Box sx={fieldPairs}>
        <FormikTextField name="name" label="Name" autoComplete="organization" />
        <CountryField id="company-country" name="country" label="Registered in" />
        <FormikTextField
          name="taxId"
          label="Tax number"
          autoComplete="off"
          helperText="The EIN, VAT or other number"
        />
        <FormikTextField
          name="registrationNumber"
          label="Registration number"
          autoComplete="off"
          helperText="In the commercial register or of the state"
        />
      </Box>
    </FormSection>
    <FormSection title="Billing address">
      <AddressFields path="billingAddress" idPrefix="billing-" use="billing" />
    </FormSection>
    <FormSection title="Invoices">
      <FormikTextField
        name="invoiceEmail"
        label="E-mail for invoices"
        type="email"
        autoComplete="off"
        helperText="Optional. Invoices go there besides the person who orders"
      />
    </FormSection>
  </>
);
