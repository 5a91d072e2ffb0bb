import sharp from 'sharp';

const plain = (channels: 3 | 4, width = 8_000, height = 5_000) =>
  sharp({ create: { width, height, channels, background: '#2f5d5080' } });

const rotated = { orientation: 6 };

// Compression level 1 is faster to write; the decoded picture is the same.
const interlaced = { progressive: true, compressionLevel: 1 };
const progressive = { progressive: true, chromaSubsampling: '4:4:4' };

/** Pictures of 40 megapixels and at most 5 MiB, named after what makes them expensive to decode. */
export const largestPictures = {
  'PNG, 16 bits, interlaced, rotated': () =>
    plain(4).toColourspace('rgb16').withMetadata(rotated).png(interlaced).toBuffer(),
  'PNG, 16 bits, interlaced, 2,441 wide': () =>
    plain(4, 2_441, 16_383).toColourspace('rgb16').png(interlaced).toBuffer(),
  'PNG, 16 bits': () => plain(4).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
  'JPEG, progressive, four colours, rotated': () =>
    plain(3).toColourspace('cmyk').withMetadata(rotated).jpeg(progressive).toBuffer(),
  'JPEG, progressive': () => plain(3).jpeg(progressive).toBuffer(),
  'WebP, rotated': () => plain(4).withMetadata(rotated).webp().toBuffer(),
};
