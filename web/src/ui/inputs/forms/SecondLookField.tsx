import { useField, useFormikContext } from 'formik';
import { type ComponentProps, useEffect, useRef } from 'react';
import { FormikTextField } from './FormikTextField.tsx';

type SecondLookFieldProps = ComponentProps<typeof FormikTextField> & {
  /** Why a value is worth a second look; null for a usual one. */
  doubtOf: (value: string) => string | null;
};

/**
 * A text field that questions an unusual value once: the first submit shows the doubt as an error,
 * the second one sends the value.
 */
export const SecondLookField = ({ doubtOf, helperText, ...props }: SecondLookFieldProps) => {
  const { submitCount } = useFormikContext();
  const seen = useRef<string | null>(null);
  const validate = (typed: string) => {
    const doubt = doubtOf(typed);
    return doubt === null || doubt === seen.current ? undefined : doubt;
  };
  const [{ value }, { touched }] = useField<string>({ name: props.name, validate });
  const doubt = doubtOf(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a submit shows a doubt
  useEffect(() => {
    if (submitCount > 0) seen.current = doubt;
  }, [submitCount]);
  return <FormikTextField {...props} helperText={touched && doubt ? doubt : helperText} />;
};
