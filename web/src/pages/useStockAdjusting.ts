import type { StockAdjustmentInput, Tool } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { ApiProblem } from '../apiProblem.ts';
import type { FormFailure } from '../components/formFailure.ts';
import { useAdjustStock } from '../features/tools/manage/useProducts.ts';
import { toFormFailure } from '../toFormFailure.ts';

const prefix = 'error ocurred: ';

const failureOf = (error: unknown): FormFailure => {
  const failure = toFormFailure(error, prefix);
  if (!(error instanceof ApiProblem) || error.code !== 'insufficient-stock') return failure;
  const message = `There are ${error.details.available} pieces left: no more can be taken away`;
  return { message: `${prefix}${message}.`, errors: { change: message } };
};

/** Moves a tool's stock, in a dialog that is open while `adjusting`, and says how it went. */
export const useStockAdjusting = () => {
  const [tool, setTool] = useState<Tool | null>(null);
  const [adjusting, setAdjusting] = useState(false);
  /** Tells one visit of the dialog from the next, which begins with empty fields. */
  const [visit, setVisit] = useState(0);
  const { mutateAsync } = useAdjustStock(tool?._id ?? '');

  const open = (chosen: Tool) => {
    setTool(chosen);
    setVisit(visit + 1);
    setAdjusting(true);
  };
  const adjust = async (adjustment: StockAdjustmentInput): Promise<FormFailure | null> => {
    try {
      const { available } = await mutateAsync(adjustment);
      enqueueSnackbar(`${tool?.toolName}: ${available} pieces available`, { variant: 'success' });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  };
  return { tool, adjusting, visit, open, close: () => setAdjusting(false), adjust };
};
