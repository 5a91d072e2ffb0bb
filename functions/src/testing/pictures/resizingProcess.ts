/** A process that resizes a picture to three widths, and replies with its peak memory in MiB. */
import { resizeToWidths } from '../../services/pictures/resizeToWidths.ts';

process.once('message', async (picture: Uint8Array) => {
  const sizes = await resizeToWidths(Buffer.from(picture), [320, 640, 1280]);
  if (sizes.length !== 3) throw new Error(`Resized to ${sizes.length} widths instead of 3`);
  process.send?.(process.resourceUsage().maxRSS / 1024, () => process.exit());
});
