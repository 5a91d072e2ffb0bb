import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { allowedPriceListStatuses, canDeletePriceList, type PriceList } from 'functions/contract';
import { useState } from 'react';
import { shopDay } from '../../../../domain/time/dates.ts';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog.tsx';
import { type PriceListStep, stepTextsOf } from './priceListSteps.ts';

interface PriceListActionsProps {
  list: PriceList;
  /** Resolves to why the step failed, or null. */
  onStep: (step: PriceListStep) => Promise<string | null>;
}

const StepDialog = ({
  list,
  step,
  open,
  onStep,
  onClose,
}: PriceListActionsProps & { step: PriceListStep; open: boolean; onClose: () => void }) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { action, question, consequence } = stepTextsOf(list, step, shopDay());
  const confirm = async () => {
    setBusy(true);
    const failure = await onStep(step);
    setBusy(false);
    setProblem(failure);
    if (failure === null) onClose();
  };
  return (
    <ConfirmDialog
      question={question}
      labels={{ confirm: action, close: 'Back' }}
      color={step === 'active' ? 'primary' : 'error'}
      open={open}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{list.name}</Typography>
      <Typography>{consequence}</Typography>
      {problem && (
        <Typography role="alert" sx={{ mt: 1, color: 'error.main' }}>
          {problem}
        </Typography>
      )}
    </ConfirmDialog>
  );
};

/** Activates, archives or deletes a price list, after a question. */
export const PriceListActions = ({ list, onStep }: PriceListActionsProps) => {
  const [step, setStep] = useState<PriceListStep | null>(null);
  const [open, setOpen] = useState(false);
  const steps: PriceListStep[] = [
    ...allowedPriceListStatuses(list.status),
    ...(canDeletePriceList(list.status) ? (['delete'] as const) : []),
  ];
  const ask = (next: PriceListStep) => {
    setStep(next);
    setOpen(true);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {steps.map((one) => (
        <Button
          key={one}
          variant={one === 'active' ? 'contained' : 'outlined'}
          color={one === 'active' ? 'primary' : 'error'}
          onClick={() => ask(one)}
        >
          {stepTextsOf(list, one, shopDay()).action}
        </Button>
      ))}
      {step && (
        <StepDialog
          key={step}
          list={list}
          step={step}
          open={open}
          onStep={onStep}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
};
