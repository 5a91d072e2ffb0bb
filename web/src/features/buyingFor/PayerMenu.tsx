import { mdiCheck, mdiChevronDown, mdiDomain } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Icon } from '../../ui/media/Icon.tsx';
import { switchPayer } from './switchPayer.ts';
import { type ShownChoice, usePayerChoices } from './usePayerChoices.ts';

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: { md: 110, lg: 190 },
};

interface ChoicesProps {
  choices: ShownChoice[];
  onChoose: (choice: ShownChoice) => void;
}

const Choices = ({ choices, onChoose }: ChoicesProps) =>
  choices.map((choice) => (
    <MenuItem
      key={choice.companyId}
      role="menuitemradio"
      aria-checked={choice.isChosen}
      selected={choice.isChosen}
      onClick={() => onChoose(choice)}
    >
      <ListItemIcon>{choice.isChosen && <Icon path={mdiCheck} />}</ListItemIcon>
      <ListItemText
        primary={choice.label}
        secondary={choice.note || undefined}
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal', maxWidth: 320 }}
      />
    </MenuItem>
  ));

/** Shows for whom this page buys, and switches. Nothing for an account without a company. */
export const PayerMenu = ({ uid, dense = false }: { uid: string; dense?: boolean }) => {
  const choices = usePayerChoices(uid);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const chosen = choices.find(({ isChosen }) => isChosen);
  if (!chosen) return null;
  const close = () => setAnchor(null);
  const choose = (choice: ShownChoice) => {
    close();
    if (!choice.isChosen) void switchPayer(uid, chosen, choice);
  };
  return (
    <>
      <Button
        color="inherit"
        aria-label={`Buying for ${chosen.name ?? 'yourself'}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        startIcon={<Icon path={mdiDomain} />}
        endIcon={<Icon path={mdiChevronDown} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={dense ? { minHeight: 36, px: 1.5 } : {}}
      >
        <Box component="span" sx={oneLine}>
          {chosen.label}
        </Box>
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        disablePortal
        slotProps={{ list: { 'aria-label': 'Buying for' } }}
      >
        <Choices choices={choices} onChoose={choose} />
      </Menu>
    </>
  );
};
