import { mdiToolboxOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { Icon } from './Icon.tsx';
import { usePicture } from './usePicture.ts';

interface PictureProps {
  src: string;
  alt: string;
  /** Width through height of the room kept for it. */
  ratio?: string;
  /** How wide it is shown, as the `sizes` of an `img` say it. */
  sizes?: string;
  /** Pictures below the first screen wait until they are near. */
  lazy?: boolean;
  /** The picture one waits for: it is fetched before others. */
  first?: boolean;
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

/** A catalogue picture on its ground, with a neutral drawing in place of one that is missing. */
export const Picture = ({
  src,
  alt,
  ratio = '1',
  sizes = '100vw',
  lazy = false,
  first = false,
}: PictureProps) => {
  const picture = usePicture(src);
  return (
    <Box sx={{ aspectRatio: ratio, bgcolor: 'brand.picture', overflow: 'hidden' }}>
      {picture ? (
        // `loading` and `sizes` come before what starts the download.
        <Box
          component="img"
          loading={lazy ? 'lazy' : 'eager'}
          fetchPriority={first ? 'high' : 'auto'}
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
