import Button, { type ButtonProps } from '@mui/material/Button';
import { NavLink } from 'react-router-dom';
import type { Destination } from '../navigation/navigation.ts';

type HeaderLinkProps = Destination & Pick<ButtonProps, 'variant'>;

/** A link of the top navigation; the current page is underlined. */
export const HeaderLink = ({ label, to, variant = 'text' }: HeaderLinkProps) => (
  <Button
    component={NavLink}
    to={to}
    end
    variant={variant}
    color={variant === 'text' ? 'inherit' : 'primary'}
    sx={{
      px: 1.75,
      '&.active': {
        textDecoration: 'underline',
        textDecorationThickness: 2,
        textUnderlineOffset: '0.4em',
      },
    }}
  >
    {label}
  </Button>
);
