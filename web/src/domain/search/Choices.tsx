import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

/** A result of a search that can be chosen. */
export interface Choice {
  id: string;
  name: string;
  note: string;
}

interface ChoicesProps<Found extends Choice> {
  label: string;
  choices: readonly Found[];
  onChoose: (choice: Found) => void;
}

/** The results of a search below its field: each is a button. */
export const Choices = <Found extends Choice>({
  label,
  choices,
  onChoose,
}: ChoicesProps<Found>) => (
  <Paper variant="outlined" sx={{ mt: 0.5, maxHeight: 320, overflowY: 'auto' }}>
    <List dense disablePadding aria-label={label}>
      {choices.map((choice) => (
        <ListItem key={choice.id} disablePadding>
          <ListItemButton onClick={() => onChoose(choice)} sx={{ minHeight: 48 }}>
            <ListItemText
              primary={choice.name}
              secondary={choice.note}
              slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  </Paper>
);
