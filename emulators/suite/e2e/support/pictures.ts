import sharp from 'sharp';

/** A picture as a person chooses it from the disk. */
export const photo = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
});
