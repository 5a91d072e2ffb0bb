import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, useMatch } from 'react-router-dom';
import type { Destination } from '../navigation/navigation.ts';

type HeaderLinkProps = Destination & Pick<ButtonProps, 'variant'>;

/** A link of the top navigation; the current page is underlined. */
export const HeaderLink = ({ label, to, variant = 'text' }: HeaderLinkProps) => (
  <Button
    component={Link}
    to={to}
    aria-current={useMatch(to) ? 'page' : undefined}
    variant={variant}
    color={variant === 'text' ? 'inherit' : 'primary'}
    sx={{
      px: 1.75,
      '&[aria-current]': {
        textDecoration: 'underline',
        textDecorationThickness: 2,
        textUnderlineOffset: '0.4em',
      },
    }}
  >
    {label}
  </Button>
);
