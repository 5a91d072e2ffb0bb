import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface TextListProps {
  label: string;
  texts: readonly string[];
}

/** A list that scrolls when it is long. */
export const TextList = ({ label, texts }: TextListProps) => (
  <Box tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 240, overflowY: 'auto' }}>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {texts.map((text) => (
        <Typography component="li" key={text} sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
          {text}
        </Typography>
      ))}
    </Box>
  </Box>
);
