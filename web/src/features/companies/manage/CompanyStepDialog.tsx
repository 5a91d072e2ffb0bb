import Typography from '@mui/material/Typography';
import type { Company, CompanyTransitionInput } from 'functions/contract';
import type { ReactNode } from 'react';
import { TermsFields } from '../../../domain/customer/TermsFields.tsx';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import {
  blankStep,
  type DecidedStep,
  stepFailure,
  stepInputOf,
  stepSchemaOf,
  stepTexts,
} from './companySteps.ts';

interface CompanyStepDialogProps {
  company: Company;
  step: DecidedStep;
  open: boolean;
  /** Resolves to a notice of what it did. */
  onMove: (input: CompanyTransitionInput) => Promise<string>;
  /** More fields for what is agreed when a company is accepted. */
  agreement: ReactNode;
  onClose: () => void;
}

/** Asks to confirm a step of staff, with the terms or the reason that it takes. */
export const CompanyStepDialog = ({
  company,
  step,
  open,
  onMove,
  agreement,
  onClose,
}: CompanyStepDialogProps) => {
  const { question, action, consequence } = stepTexts[step.step];
  return (
    <FormDialog
      question={question}
      labels={{ confirm: `${action} company`, close: 'Back' }}
      color={step.to === 'active' ? 'primary' : 'error'}
      start={blankStep}
      errorsOf={(values) => schemaErrors(stepSchemaOf(step), values)}
      onSend={(values) => onMove(stepInputOf(step, values))}
      failureOf={(error) => ({ message: stepFailure(error), errors: {} })}
      open={open}
      onClose={onClose}
    >
      {() => (
        <>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {`${company.name} · ${company.number}`}
          </Typography>
          <Typography sx={{ mb: 2.5 }}>{consequence}</Typography>
          {step.takesTerms && (
            <>
              <TermsFields
                prefix="agreed."
                defaultTerms="The shop’s default"
                limitHelp="Empty: no limit"
              />
              {agreement}
            </>
          )}
          {!step.takesTerms && (
            <ReasonField
              id="step-reason"
              helperText={`${step.needsReason ? '' : 'Optional. '}The members read it.`}
            />
          )}
        </>
      )}
    </FormDialog>
  );
};
