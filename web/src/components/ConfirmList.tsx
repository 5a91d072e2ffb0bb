import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ConfirmListProps {
  /** What the list is called. */
  label: string;
  names: { id: string; name: string }[];
}

/** What a confirmation is about, by name, where it is about several. */
export const ConfirmList = ({ label, names }: ConfirmListProps) => (
  <Box tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 320, overflowY: 'auto' }}>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {names.map(({ id, name }) => (
        <Typography component="li" key={id} sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
          {name}
        </Typography>
      ))}
    </Box>
  </Box>
);
