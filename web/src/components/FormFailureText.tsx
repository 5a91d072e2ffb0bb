import FormHelperText from '@mui/material/FormHelperText';

/** Why a form was not accepted, read out when it appears. Room for it is kept. */
export const FormFailureText = ({ children }: { children?: string }) => (
  <FormHelperText error role="alert" sx={{ minHeight: '1.25rem', mx: 0, fontSize: '0.875rem' }}>
    {children}
  </FormHelperText>
);
