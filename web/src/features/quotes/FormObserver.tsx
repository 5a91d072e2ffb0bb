import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** Reports each change of a form's values. */
export const FormObserver = <Values,>({ onChange }: { onChange: (values: Values) => void }) => {
  const { values, initialValues } = useFormikContext<Values>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values is reported
  useEffect(() => {
    if (values !== initialValues) onChange(values);
  }, [values]);
  return null;
};
