import Typography from '@mui/material/Typography';
import { type PropsWithChildren, type ReactNode, useId } from 'react';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';

interface CheckoutSectionProps {
  title: string;
  /** A link beside the title. */
  action?: ReactNode;
}

/** A part of the checkout with a heading. */
export const CheckoutSection = ({
  title,
  action,
  children,
}: PropsWithChildren<CheckoutSectionProps>) => {
  const titleId = useId();
  return (
    <SectionCard labelledBy={titleId}>
      <Typography
        component="div"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 2 }}
      >
        <Typography id={titleId} variant="h2" sx={{ fontSize: '1.25rem' }}>
          {title}
        </Typography>
        {action}
      </Typography>
      {children}
    </SectionCard>
  );
};
