import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Reports each change of a form's values, but not the values that it starts with. */
export const FormObserver = <Values,>({ onChange }: { onChange: (values: Values) => void }) => {
  const { values } = useFormikContext<Values>();
  const last = useRef(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values is reported
  useEffect(() => {
    if (values === last.current) return;
    last.current = values;
    onChange(values);
  }, [values]);
  return null;
};
