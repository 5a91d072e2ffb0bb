import { counted, formErrorPrefix, type StockAdjustmentInput, type Tool } from 'functions/contract';
import { useCallback, useState } from 'react';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import type { FormFailure } from '../../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../../lib/forms/toFormFailure.ts';
import { useAdjustStock } from '../requests/useManagedTools.ts';

/** Why the stock was not adjusted. */
export const stockFailure = (error: unknown): FormFailure => {
  if (!(error instanceof ApiProblem) || error.code !== 'insufficient-stock') {
    return toFormFailure(error, formErrorPrefix);
  }
  const change = `Only ${counted(error.details.available, 'piece is', 'pieces are')} left: you cannot remove more`;
  return { message: '', errors: { change } };
};

/**
 * The state of the stock dialog. Adjusts the stock of the chosen tool; resolves to a notice of it.
 */
export const useStockAdjustment = () => {
  const [tool, setTool] = useState<Tool | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Changes each time the dialog opens, so that it starts with empty fields. */
  const [visit, setVisit] = useState(0);
  const send = useAdjustStock(tool?._id ?? '');

  const open = useCallback((chosen: Tool) => {
    setTool(chosen);
    setVisit((visits) => visits + 1);
    setIsOpen(true);
  }, []);
  const adjust = async (adjustment: StockAdjustmentInput): Promise<string> => {
    const { available } = await send(adjustment);
    return `${tool?.toolName}: ${counted(available, 'piece')} available`;
  };
  return { tool, isOpen, visit, open, close: () => setIsOpen(false), adjust };
};
