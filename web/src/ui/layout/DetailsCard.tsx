import Typography from '@mui/material/Typography';
import { type PropsWithChildren, useId } from 'react';
import { SectionCard } from './SectionCard.tsx';

interface DetailsCardProps {
  title: string;
}

/** A part of the details under its own heading. */
export const DetailsCard = ({ title, children }: PropsWithChildren<DetailsCardProps>) => {
  const id = useId();
  return (
    <SectionCard labelledBy={id}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.25rem', mb: 2 }}>
        {title}
      </Typography>
      {children}
    </SectionCard>
  );
};
