import { Formik } from 'formik';
import { companySignUpSchema } from 'functions/contract';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { submitWith } from '../../../lib/forms/submitWith.ts';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { FormObserver } from '../../../ui/inputs/forms/FormObserver.tsx';
import { FormSection } from '../../../ui/inputs/forms/FormSection.tsx';
import { FormSubmit } from '../../../ui/inputs/forms/FormSubmit.tsx';
import { CompanyDetailFields } from '../details/CompanyDetailFields.tsx';
import type { SignUpValues } from '../details/companyForm.ts';

interface SignUpFormProps {
  start: SignUpValues;
  /** Whether the address of the account is verified. */
  isVerified: boolean;
  onChange: (values: SignUpValues) => void;
  /** Resolves to why the sign-up was not accepted, or null. */
  onSubmit: (values: SignUpValues) => Promise<FormFailure | null>;
}

/** The sign-up of a company, on one page. */
export const SignUpForm = ({ start, isVerified, onChange, onSubmit }: SignUpFormProps) => {
  return (
    <Formik
      initialValues={start}
      validationSchema={companySignUpSchema}
      onSubmit={submitWith(onSubmit)}
    >
      <FormikForm>
        <FormObserver onChange={onChange} />
        <CompanyDetailFields />
        <FormSection
          title="You"
          intro="You become the first owner: you invite colleagues, and set their limits and the rules."
        >
          <FormikTextField
            name="position"
            label="Your position in the company"
            autoComplete="organization-title"
            helperText="Optional. It helps us to check the details"
          />
        </FormSection>
        <FormSubmit disabled={!isVerified}>Sign up the company</FormSubmit>
      </FormikForm>
    </Formik>
  );
};
