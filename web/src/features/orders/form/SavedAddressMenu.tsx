import { mdiMapMarkerOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useFormikContext } from 'formik';
import { isOrderPhone, limits, specifiedPhone } from 'functions/contract';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import type { OrderDraftValues } from '../draft/useOrderDraft.ts';

/** A saved address, as an order has it. */
export interface SavedPlace {
  _id: string;
  label: string;
  orderAddress: string;
  phoneNumber: string;
}

interface SavedAddressMenuProps {
  /** Undefined while they load, and when they cannot be read. */
  addresses: readonly SavedPlace[] | undefined;
}

const icon = <Icon path={mdiMapMarkerOutline} />;
const text = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const phoneAdvice = ({ label, phoneNumber }: SavedPlace): string =>
  `${label} has the phone number ${phoneNumber}, but an order needs exactly ${limits.phoneDigits} digits. Please enter one above where the carrier can reach you.`;

/**
 * Fills in a saved address, and its phone number if orders take it: otherwise what was typed stays.
 */
const useChoice = () => {
  const { values, setValues } = useFormikContext<OrderDraftValues>();
  const [unusable, setUnusable] = useState<SavedPlace | null>(null);
  const choose = (place: SavedPlace) => {
    const { orderAddress, phoneNumber } = place;
    const phone = specifiedPhone(phoneNumber);
    setUnusable(phone === null ? place : null);
    void setValues({ ...values, orderAddress, phoneNumber: phone ?? values.phoneNumber });
  };
  const isSolved = isOrderPhone(values.phoneNumber);
  return { choose, advice: unusable && !isSolved ? phoneAdvice(unusable) : null };
};

/** The saved addresses to deliver to. Its button is there from the start, so that nothing moves. */
export const SavedAddressMenu = ({ addresses }: SavedAddressMenuProps) => {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { choose, advice } = useChoice();
  if (addresses?.length === 0) {
    return (
      <Button component={Link} to={paths.addresses} startIcon={icon} sx={{ ml: -2, mb: 2 }}>
        Save addresses for later orders
      </Button>
    );
  }
  return (
    <>
      <Button
        startIcon={icon}
        disabled={!addresses}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor ? true : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ml: -2, mb: 2 }}
      >
        Use a saved address
      </Button>
      <FormHelperText role="status" error sx={{ mt: -1.5, mb: advice ? 2 : 0 }}>
        {advice}
      </FormHelperText>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {addresses?.map((place) => (
          <MenuItem
            key={place._id}
            onClick={() => {
              setAnchor(null);
              choose(place);
            }}
          >
            <ListItemText
              primary={place.label}
              secondary={place.orderAddress}
              slotProps={{ secondary: { sx: text } }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
