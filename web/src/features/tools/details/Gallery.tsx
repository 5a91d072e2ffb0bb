import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type KeyboardEvent, useRef, useState } from 'react';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Picture } from '../../../ui/media/Picture.tsx';

interface GalleryProps {
  /** The URLs of the pictures. The first one loads before others. */
  pictures: readonly string[];
  /** Their alternative text; empty if the text beside them says it. */
  alt: string;
  /** The aspect ratio, as width / height. */
  ratio: string;
  /** The `sizes` attribute of the pictures. */
  sizes: string;
}

const strip = {
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '&:focus-visible': { outline: 3, outlineColor: 'secondary.main', outlineOffset: -3 },
  '& > *': { flex: '0 0 100%', scrollSnapAlign: 'start' },
} as const;

const counter = {
  position: 'absolute',
  right: 12,
  bottom: 12,
  px: 1.25,
  py: 0.25,
  borderRadius: 1,
  bgcolor: 'brand.edge',
  color: 'brand.ink',
  fontSize: '0.8125rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
} as const;

const thumbnail = (isShown: boolean) =>
  ({
    width: 72,
    p: 0,
    overflow: 'hidden',
    border: 2,
    borderColor: isShown ? 'primary.main' : 'divider',
    borderRadius: 1,
    bgcolor: 'transparent',
    cursor: 'pointer',
    '&:focus-visible': { outline: 3, outlineColor: 'secondary.main', outlineOffset: 2 },
  }) as const;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const altOf = (alt: string, index: number) =>
  alt && index > 0 ? `${alt}, picture ${index + 1}` : alt;

/** Scrolls between pictures, by touch or with `show`. */
const usePictureStrip = (count: number) => {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), count - 1);
    setShown(next);
    const { current } = ref;
    if (current) current.scrollLeft = next * current.clientWidth;
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(shown + step);
  };
  const handleScroll = () => {
    const { current } = ref;
    if (current?.clientWidth) setShown(Math.round(current.scrollLeft / current.clientWidth));
  };
  return { ref, shown, show, handleKey, handleScroll };
};

const Thumbnails = ({ pictures, shown, onShow }: ThumbnailsProps) => (
  <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 1, mt: 1.5 }}>
    {pictures.map((picture, index) => (
      <Box
        component="button"
        type="button"
        key={picture}
        aria-label={`Picture ${index + 1} of ${pictures.length}`}
        aria-current={index === shown}
        onClick={() => onShow(index)}
        sx={thumbnail(index === shown)}
      >
        <Picture src={picture} alt="" sizes="72px" lazy />
      </Box>
    ))}
  </Box>
);

interface ThumbnailsProps {
  pictures: readonly string[];
  shown: number;
  onShow: (index: number) => void;
}

const Strip = ({ pictures, alt, ratio, sizes }: GalleryProps) => {
  const { ref, shown, show, handleKey, handleScroll } = usePictureStrip(pictures.length);
  return (
    <Box role="group" aria-label={`Pictures of ${alt}`} onKeyDown={handleKey}>
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
        <Box
          ref={ref}
          tabIndex={0}
          role="group"
          aria-label="Swipe, or use the arrow keys"
          onScroll={handleScroll}
          sx={strip}
        >
          {pictures.map((picture, index) => (
            <Picture
              key={picture}
              src={picture}
              alt={altOf(alt, index)}
              ratio={ratio}
              sizes={sizes}
              priority={index === 0}
              lazy={index > 0}
            />
          ))}
        </Box>
        <Box role="status" sx={counter}>
          <span style={visuallyHidden}>Picture </span>
          {`${shown + 1} of ${pictures.length}`}
        </Box>
      </Paper>
      <Thumbnails pictures={pictures} shown={shown} onShow={show} />
    </Box>
  );
};

/** Pictures to swipe through on a phone, with thumbnails on a wide screen. */
export const Gallery = (props: GalleryProps) => {
  const { pictures, alt, ratio, sizes } = props;
  if (pictures.length > 1) return <Strip {...props} />;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Picture src={pictures[0] ?? ''} alt={alt} ratio={ratio} sizes={sizes} priority />
    </Paper>
  );
};
