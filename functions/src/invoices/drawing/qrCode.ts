import qrcode from 'qrcode-generator';

/** A QR code of level M in modules, with the light margin that cameras need. */
export interface QrCode {
  /** The modules of a side. */
  size: number;
  /** The places of the dark modules, from the top left. */
  dark: [x: number, y: number][];
}

const margin = 4;

/** A text as a QR code. Throws a text if it is too long: more than about 2,300 bytes. */
export const qrCodeOf = (text: string): QrCode => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const side = code.getModuleCount();
  const places = Array.from({ length: side * side }, (_, at): [number, number] => [
    at % side,
    Math.floor(at / side),
  ]);
  return {
    size: side + 2 * margin,
    dark: places.filter(([x, y]) => code.isDark(y, x)).map(([x, y]) => [x + margin, y + margin]),
  };
};
