import { mdiToolboxOutline } from '@mdi/js';
import { styled } from '@mui/material/styles';
import { usePicture } from '../../lib/pictures/usePicture.ts';
import { Icon } from './Icon.tsx';

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

const Ground = styled('div')(({ theme: { vars } }) => ({
  overflow: 'hidden',
  color: vars?.palette.brand.onAccent,
  background: vars?.palette.brand.picture,
  filter: vars?.palette.brand.pictureFilter,
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  // More specific than the size of icons.
  '& > svg': { display: 'block', width: '38%', height: '100%', margin: '0 auto', opacity: 0.35 },
}));

const Placeholder = ({ alt }: { alt: string }) => (
  <Icon path={mdiToolboxOutline} {...(alt && { titleAccess: alt })} />
);

/** A catalogue picture, shown whole on its ground, or an icon if it is missing. */
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
    <Ground style={{ aspectRatio: ratio }}>
      {picture ? (
        // `loading` and `sizes` must precede `src`, which starts the download.
        <img
          loading={lazy ? 'lazy' : 'eager'}
          fetchPriority={priority ? 'high' : 'auto'}
          sizes={sizes}
          {...picture}
          alt={alt}
          width={640}
          height={640}
          decoding="async"
        />
      ) : (
        <Placeholder alt={alt} />
      )}
    </Ground>
  );
};
