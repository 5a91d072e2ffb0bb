import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCount } from 'functions/contract';
import { type ReactNode, useState } from 'react';

/** A file can have tens of thousands of rows. */
const pageSize = 50;

interface PagedProps<Item> {
  items: readonly Item[];
  /** Shows a page. */
  children: (items: readonly Item[]) => ReactNode;
}

/** Items a page at a time. */
export const Paged = <Item,>({ items, children }: PagedProps<Item>) => {
  const [chosen, setStart] = useState(0);
  const start = chosen < items.length ? chosen : 0;
  const end = Math.min(start + pageSize, items.length);
  const range = `${start + 1}–${end} of ${formatCount(items.length)}`;
  return (
    <div>
      <div key={start}>{children(items.slice(start, end))}</div>
      {items.length > pageSize && (
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 1 }}>
          <Button disabled={start === 0} onClick={() => setStart(start - pageSize)}>
            Previous
          </Button>
          <Typography role="status">{range}</Typography>
          <Button disabled={end === items.length} onClick={() => setStart(start + pageSize)}>
            Next
          </Button>
        </Stack>
      )}
    </div>
  );
};
