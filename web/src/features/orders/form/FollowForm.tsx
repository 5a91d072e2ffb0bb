import { useFormikContext } from 'formik';
import type { Tool } from 'functions/contract';
import { useEffect } from 'react';
import type { OrderValues } from './useOrderDraft.ts';

interface FollowFormProps {
  tool: Tool;
  onChange: (values: OrderValues) => void;
}

/** Tells of each change, and checks the quantity anew when the tool's bounds have moved. */
export const FollowForm = ({ tool: { minOrder, available }, onChange }: FollowFormProps) => {
  const { values, initialValues, validateForm } = useFormikContext<OrderValues>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of changes to the values alone
  useEffect(() => {
    if (values !== initialValues) onChange(values);
  }, [values]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bounds are those of the schema
  useEffect(() => {
    void validateForm();
  }, [minOrder, available, validateForm]);
  return null;
};
