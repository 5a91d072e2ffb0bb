import { mdiToolboxOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { Icon } from './Icon.tsx';
import { usePicture } from './usePicture.ts';

interface PictureProps {
  src: string;
  alt: string;
  /** The aspect ratio, as width / height. */
  ratio?: string;
  /** The `sizes` attribute of the `img`. */
  sizes?: string;
  /** Loads the picture only when it is near the viewport. */
  lazy?: boolean;
  /** Loads the picture before others. */
  priority?: boolean;
}

const Placeholder = ({ alt }: { alt: string }) => (
  <Icon
    path={mdiToolboxOutline}
    {...(alt && { titleAccess: alt })}
    sx={{
      display: 'block',
      width: '38%',
      height: '100%',
      mx: 'auto',
      color: 'brand.onAccent',
      opacity: 0.35,
    }}
  />
);

/** A catalogue picture, or an icon if it is missing. */
export const Picture = ({
  src,
  alt,
  ratio = '1',
  sizes = '100vw',
  lazy = false,
  priority = false,
}: PictureProps) => {
  const picture = usePicture(src);
  return (
    <Box sx={{ aspectRatio: ratio, bgcolor: 'brand.picture', overflow: 'hidden' }}>
      {picture ? (
        // `loading` and `sizes` must precede `src`, which starts the download.
        <Box
          component="img"
          loading={lazy ? 'lazy' : 'eager'}
          fetchPriority={priority ? 'high' : 'auto'}
          sizes={sizes}
          {...picture}
          alt={alt}
          width={640}
          height={640}
          decoding="async"
          sx={{ width: '100%', height: '100%', objectFit: 'cover', color: 'brand.onAccent' }}
        />
      ) : (
        <Placeholder alt={alt} />
      )}
    </Box>
  );
};
