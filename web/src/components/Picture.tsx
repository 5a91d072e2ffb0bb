import Box from '@mui/material/Box';

interface PictureProps {
  src: string;
  alt: string;
  /** Width through height of the room kept for it. */
  ratio?: string;
  /** Pictures below the first screen wait until they are near. */
  lazy?: boolean;
}

/** A catalogue picture on its ground, which also stands in for one that is missing. */
export const Picture = ({ src, alt, ratio = '1', lazy = false }: PictureProps) => (
  <Box sx={{ aspectRatio: ratio, bgcolor: 'brand.picture', overflow: 'hidden' }}>
    <Box
      component="img"
      src={src}
      alt={alt}
      width={640}
      height={640}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      sx={{ width: '100%', height: '100%', objectFit: 'cover', color: 'brand.onAccent' }}
    />
  </Box>
);
