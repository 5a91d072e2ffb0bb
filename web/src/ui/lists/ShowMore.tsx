import Button from '@mui/material/Button';

interface ShowMoreProps {
  loading: boolean;
  onClick: () => void;
}

/** The button that loads the next page of a list. */
export const ShowMore = ({ loading, onClick }: ShowMoreProps) => (
  <Button variant="outlined" loading={loading} sx={{ alignSelf: 'center' }} onClick={onClick}>
    Show more
  </Button>
);
