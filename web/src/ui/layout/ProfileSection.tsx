import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type PropsWithChildren, useId } from 'react';

interface ProfileSectionProps {
  title: string;
  intro: string;
  borderColor?: string;
}

/** A section below the profile, about one thing that its owner can do with the account. */
export const ProfileSection = ({
  title,
  intro,
  borderColor,
  children,
}: PropsWithChildren<ProfileSectionProps>) => {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2.5, sm: 3.5 }, mt: 4, borderColor }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: '1.25rem', mb: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
        {intro}
      </Typography>
      {children}
    </Paper>
  );
};
