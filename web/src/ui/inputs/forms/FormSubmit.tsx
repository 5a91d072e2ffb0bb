import { useFormikContext } from 'formik';
import { SendButton } from '../../feedback/SendButton.tsx';
import { FormFailureText } from './FormFailureText.tsx';

interface FormSubmitProps {
  children: string;
  disabled?: boolean;
}

/** The end of a Formik form: its status as an error message, and the submit button. */
export const FormSubmit = ({ children, disabled = false }: FormSubmitProps) => {
  const { isSubmitting, status } = useFormikContext();
  return (
    <>
      <FormFailureText>{status}</FormFailureText>
      <SendButton
        type="submit"
        variant="contained"
        size="large"
        loading={isSubmitting}
        disabled={disabled}
        sx={{ mt: 1, width: { xs: '100%', sm: 'auto' } }}
      >
        {children}
      </SendButton>
    </>
  );
};
