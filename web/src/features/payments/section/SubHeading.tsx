import Typography from '@mui/material/Typography';

/** The heading of a part of the payment section. */
export const SubHeading = ({ children }: { children: string }) => (
  <Typography variant="h3" sx={{ fontSize: '1rem', mb: 1 }}>
    {children}
  </Typography>
);
