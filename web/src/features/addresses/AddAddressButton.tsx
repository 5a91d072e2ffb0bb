import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fullAddressBookMessage, limits } from 'functions/contract';
import { useId } from 'react';
import { Icon } from '../../ui/media/Icon.tsx';

interface AddAddressButtonProps {
  /** The number of saved addresses. */
  count: number;
  onAdd: () => void;
}

/** Adds an address, while there is room for one. */
export const AddAddressButton = ({ count, onAdd }: AddAddressButtonProps) => {
  const reasonId = useId();
  const isFull = count >= limits.addresses;
  return (
    <div>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiPlus} />}
        disabled={isFull}
        aria-describedby={isFull ? reasonId : undefined}
        onClick={onAdd}
      >
        Add address
      </Button>
      {isFull && (
        <Box id={reasonId} sx={{ mt: 0.5, color: 'text.secondary' }}>
          {fullAddressBookMessage}
        </Box>
      )}
    </div>
  );
};
