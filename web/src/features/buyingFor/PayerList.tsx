import { mdiAccountOutline, mdiCheck, mdiDomain } from '@mdi/js';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { useId } from 'react';
import { Icon } from '../../ui/media/Icon.tsx';
import { switchPayer } from './switchPayer.ts';
import { usePayerChoices } from './usePayerChoices.ts';

/** The same choice in the menus of phones, in full. */
export const PayerList = ({ uid }: { uid: string }) => {
  const choices = usePayerChoices(uid);
  const headingId = useId();
  const chosen = choices.find(({ isChosen }) => isChosen);
  if (!chosen) return null;
  return (
    <List
      aria-labelledby={headingId}
      subheader={
        <ListSubheader id={headingId} component="div" disableSticky>
          Buying for
        </ListSubheader>
      }
    >
      {choices.map((choice) => (
        <ListItem key={choice.companyId} disablePadding>
          <ListItemButton
            selected={choice.isChosen}
            aria-current={choice.isChosen}
            onClick={() => {
              if (!choice.isChosen) void switchPayer(uid, chosen, choice);
            }}
          >
            <ListItemIcon>
              <Icon path={choice.companyId ? mdiDomain : mdiAccountOutline} />
            </ListItemIcon>
            <ListItemText
              primary={choice.label}
              secondary={choice.note || undefined}
              sx={{ overflowWrap: 'anywhere' }}
            />
            {choice.isChosen && (
              <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
                <Icon path={mdiCheck} />
              </Box>
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
};
