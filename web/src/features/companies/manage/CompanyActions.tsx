import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  apiRoutes,
  type Company,
  type CompanyTransitionInput,
  companyLifecycle,
} from 'functions/contract';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../domain/staff/useMay.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { type DecidedStep, stepTexts, stepTo } from './companySteps.ts';

const CompanyStepDialog = lazyComponent(
  () => import('./CompanyStepDialog.tsx'),
  'CompanyStepDialog',
);

interface CompanyActionsProps {
  company: Company;
  onMove: (input: CompanyTransitionInput) => Promise<string>;
  /** More fields for what is agreed when a company is accepted. */
  agreement?: ReactNode;
}

/** The steps that staff can take with a company. */
export const CompanyActions = ({ company, onMove, agreement }: CompanyActionsProps) => {
  const [step, setStep] = useState<DecidedStep | null>(null);
  const [open, setOpen] = useState(false);
  const mayMove = useMay()(apiRoutes.transitionCompany);
  const steps = companyLifecycle
    .allowed(company.status, mayMove ? ['admin'] : [])
    .map((to) => stepTo(company, to));
  const whenLoaded = useLazyDialog(CompanyStepDialog, steps.length > 0);
  const ask = (next: DecidedStep) =>
    void whenLoaded(() => {
      setStep(next);
      setOpen(true);
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {steps.map((one) => (
        <Button
          key={one.step}
          variant={one.to === 'active' ? 'contained' : 'outlined'}
          color={one.to === 'active' ? 'primary' : 'error'}
          onClick={() => ask(one)}
        >
          {stepTexts[one.step].action}
        </Button>
      ))}
      {step && (
        <CompanyStepDialog
          key={step.step}
          company={company}
          step={step}
          open={open}
          onMove={onMove}
          agreement={agreement}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
};
