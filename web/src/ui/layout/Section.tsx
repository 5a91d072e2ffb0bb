import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type PropsWithChildren, useId } from 'react';

interface SectionProps {
  title: string;
  intro?: string;
  id?: string;
}

/** A section of a page with a heading. */
export const Section = ({ title, intro, id, children }: PropsWithChildren<SectionProps>) => {
  const headingId = useId();
  return (
    <Box component="section" id={id} aria-labelledby={headingId} sx={{ py: { xs: 5, md: 7 } }}>
      <Container>
        <Box sx={{ mb: { xs: 3, md: 4 } }}>
          <Typography id={headingId} variant="h2">
            {title}
          </Typography>
          {intro && (
            <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '60ch' }}>
              {intro}
            </Typography>
          )}
        </Box>
        {children}
      </Container>
    </Box>
  );
};
