import Button from '@mui/material/Button';
import type { useOfferEditing } from './useOfferEditing.ts';

/** Opens the editor of an offer. */
export const OfferButton = ({ editing }: { editing: ReturnType<typeof useOfferEditing> }) =>
  editing.canOpen && (
    <Button variant="contained" onClick={editing.open}>
      {editing.label}
    </Button>
  );
