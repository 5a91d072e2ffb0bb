import { mdiCartOutline } from '@mdi/js';
import { styled } from '@mui/material/styles';
import { counted } from 'functions/contract';
import { Link } from 'react-router-dom';
import { useCartLines } from '../../domain/cart/stored/useStoredCart.ts';
import { paths } from '../../lib/router/paths.ts';
import { Icon } from '../../ui/media/Icon.tsx';

const Root = styled(Link)(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'inherit',
  '&:hover': { background: vars?.palette.action.hover },
  '& b': {
    position: 'absolute',
    top: 2,
    right: 0,
    minWidth: 20,
    padding: '0 5px',
    borderRadius: 10,
    fontSize: '0.75rem',
    lineHeight: '20px',
    textAlign: 'center',
    color: vars?.palette.primary.contrastText,
    background: vars?.palette.primary.main,
  },
}));

/** The link to the cart, with the number of its lines. The prerendered page shows none. */
export const CartLink = () => {
  const { length } = useCartLines();
  return (
    <Root to={paths.cart} aria-label={length ? `Cart, ${counted(length, 'tool')}` : 'Cart'}>
      <Icon path={mdiCartOutline} />
      {length > 0 && <b>{length}</b>}
    </Root>
  );
};
