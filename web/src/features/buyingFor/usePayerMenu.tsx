import { mdiCheck } from '@mdi/js';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useId, useState } from 'react';
import { Icon } from '../../ui/media/Icon.tsx';
import { switchPayer } from './switchPayer.ts';
import { type ShownChoice, usePayerChoices } from './usePayerChoices.ts';

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

/**
 * For whom this page buys, and a menu that switches, with the props of its button. Null for an
 * account without a company, and as long as that is not known.
 */
export const usePayerMenu = (uid: string) => {
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
  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? menuId : undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  const menu = (
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
  );
  return { chosen, button, menu };
};
