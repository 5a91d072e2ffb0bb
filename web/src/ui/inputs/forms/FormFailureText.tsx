import FormHelperText from '@mui/material/FormHelperText';

/** The error of a form, announced by screen readers. It reserves its space. */
export const FormFailureText = ({ children }: { children?: string }) => (
  <FormHelperText error role="alert" sx={{ minHeight: '1.25rem', mx: 0, fontSize: '0.875rem' }}>
    {children}
  </FormHelperText>
);
