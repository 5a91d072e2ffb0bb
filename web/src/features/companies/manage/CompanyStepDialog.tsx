import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import {
  type Company,
  type CompanyTransitionInput,
  currencyNoun,
  paymentTerms,
  termsLabel,
} from 'functions/contract';
import { type ReactNode, useId } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import {
  blankStep,
  type DecidedStep,
  type StepValues,
  stepInputOf,
  stepSchemaOf,
  stepTexts,
} from './companySteps.ts';

interface CompanyStepDialogProps {
  company: Company;
  step: DecidedStep;
  open: boolean;
  /** Resolves to why the step failed, or null. */
  onMove: (input: CompanyTransitionInput) => Promise<string | null>;
  /** More fields for what is agreed when a company is accepted. */
  agreement: ReactNode;
  onClose: () => void;
}

const TermsFields = () => (
  <>
    <FormikTextField
      id="step-terms"
      name="agreed.terms"
      label="Payment terms"
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">The shop’s default</option>
      {paymentTerms.map((terms) => (
        <option key={terms} value={terms}>
          {termsLabel(terms)}
        </option>
      ))}
    </FormikTextField>
    <FormikTextField
      id="step-credit-limit"
      name="agreed.creditLimit"
      label={`Credit limit in ${currencyNoun}`}
      autoComplete="off"
      helperText="Empty: no limit"
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  </>
);

/** Asks to confirm a step of staff, with the terms or the reason that it takes. */
export const CompanyStepDialog = ({
  company,
  step,
  open,
  onMove,
  agreement,
  onClose,
}: CompanyStepDialogProps) => {
  const form = useId();
  const { question, action, consequence } = stepTexts[step.step];
  const submit = async (
    values: StepValues,
    { setStatus }: Pick<FormikHelpers<StepValues>, 'setStatus'>,
  ) => {
    setStatus(undefined);
    const failure = await onMove(stepInputOf(step, values));
    if (failure) setStatus(failure);
    else onClose();
  };
  return (
    <Formik initialValues={blankStep} validationSchema={stepSchemaOf(step)} onSubmit={submit}>
      {({ isSubmitting, status, submitForm }) => (
        <ConfirmDialog
          question={question}
          labels={{ confirm: action, close: 'Back' }}
          color={step.to === 'active' ? 'primary' : 'error'}
          open={open}
          busy={isSubmitting}
          form={form}
          onConfirm={submitForm}
          onClose={onClose}
        >
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {`${company.name} · ${company.number}`}
          </Typography>
          <Typography sx={{ mb: 2.5 }}>{consequence}</Typography>
          <FormikForm id={form}>
            {step.takesTerms && (
              <>
                <TermsFields />
                {agreement}
              </>
            )}
            {!step.takesTerms && (
              <FormikTextField
                id="step-reason"
                name="reason"
                label="Reason"
                helperText={`${step.needsReason ? '' : 'Optional. '}The members read it.`}
                autoComplete="off"
                multiline
                minRows={2}
              />
            )}
            <FormFailureText>{status}</FormFailureText>
          </FormikForm>
        </ConfirmDialog>
      )}
    </Formik>
  );
};
