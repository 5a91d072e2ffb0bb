/** A process that draws the picture it is sent in three widths, and answers with its peak in MiB. */
import { drawSizes } from '../services/pictures/pictureSizes.ts';

process.once('message', async (picture: Uint8Array) => {
  const sizes = await drawSizes(Buffer.from(picture), [320, 640, 1280]);
  if (sizes.length !== 3) throw new Error(`Drew ${sizes.length} sizes instead of 3`);
  process.send?.(process.resourceUsage().maxRSS / 1024, () => process.exit());
});
