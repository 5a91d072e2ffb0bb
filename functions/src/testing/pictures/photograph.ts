import sharp from 'sharp';

/** A photograph like one from a phone: stored rotated, with its location in the metadata. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width: height, height: width, channels: 3, background: '#8a5a1f' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Testcam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 48/1 0/1' },
    })
    .jpeg()
    .toBuffer();
