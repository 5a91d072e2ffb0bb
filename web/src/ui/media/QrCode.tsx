import Box from '@mui/material/Box';
import qrcode from 'qrcode-generator';

/** The light modules around a code that cameras need. */
const margin = 4;

const pathOf = (text: string) => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const places = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)]);
  const dark = places.filter(([x = 0, y = 0]) => code.isDark(y, x));
  const squares = dark.map(([x = 0, y = 0]) => `M${x + margin} ${y + margin}h1v1h-1z`);
  return { size: size + 2 * margin, path: squares.join('') };
};

interface QrCodeProps {
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
}

/** A text as a QR code, dark on light in both colour schemes. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { size, path } = pathOf(text);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 208, maxWidth: '100%', mx: 'auto', bgcolor: 'common.white' }}
    >
      <path d={path} fill="black" />
    </Box>
  );
};
