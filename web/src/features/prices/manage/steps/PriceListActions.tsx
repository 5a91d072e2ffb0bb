import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  apiRoutes,
  canDeletePriceList,
  type PriceList,
  priceListLifecycle,
} from 'functions/contract';
import { useState } from 'react';
import { useMay } from '../../../../domain/staff/useMay.ts';
import { shopDay } from '../../../../domain/time/dates.ts';
import { ActionDialog } from '../../../../ui/inputs/forms/ActionDialog.tsx';
import { type PriceListStep, stepTextsOf } from './priceListSteps.ts';

interface PriceListActionsProps {
  list: PriceList;
  /** Resolves to a notice of what it did. */
  onStep: (step: PriceListStep) => Promise<string>;
}

/** Activates, archives or deletes a price list, after a question. */
export const PriceListActions = ({ list, onStep }: PriceListActionsProps) => {
  const [step, setStep] = useState<PriceListStep | null>(null);
  const [open, setOpen] = useState(false);
  const may = useMay();
  const steps: PriceListStep[] = [
    ...(may(apiRoutes.transitionPriceList)
      ? priceListLifecycle.allowed(list.status, ['admin'])
      : []),
    ...(canDeletePriceList(list.status) && may(apiRoutes.deletePriceList)
      ? (['delete'] as const)
      : []),
  ];
  const texts = step && stepTextsOf(list, step, shopDay());
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
      {step && texts && (
        <ActionDialog
          key={step}
          question={texts.question}
          labels={{ confirm: texts.confirm, close: 'Back' }}
          color={step === 'active' ? 'primary' : 'error'}
          open={open}
          onSend={() => onStep(step)}
          onClose={() => setOpen(false)}
        >
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{list.name}</Typography>
          <Typography>{texts.consequence}</Typography>
        </ActionDialog>
      )}
    </Box>
  );
};
