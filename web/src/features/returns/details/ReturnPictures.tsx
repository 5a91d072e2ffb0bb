import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { OrderReturn } from 'functions/contract';
import { Picture } from '../../../ui/media/Picture.tsx';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
} as const;

/** The pictures of a return; each opens in full in another tab. */
export const ReturnPictures = ({ pictures }: Pick<OrderReturn, 'pictures'>) => (
  <Box component="ul" aria-label="Pictures" sx={grid}>
    {pictures.map((src, index) => (
      <li key={src}>
        <Link
          href={src}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'block', borderRadius: 1, overflow: 'hidden' }}
        >
          <Picture src={src} alt={`Picture ${index + 1} in full`} sizes="240px" lazy />
        </Link>
      </li>
    ))}
  </Box>
);
