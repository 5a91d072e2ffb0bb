import Button from '@mui/material/Button';

interface ShowMoreProps {
  loading: boolean;
  onClick: () => void;
}

/** At the end of a list that goes on. */
export const ShowMore = ({ loading, onClick }: ShowMoreProps) => (
  <Button variant="outlined" loading={loading} sx={{ alignSelf: 'center' }} onClick={onClick}>
    Show more
  </Button>
);
