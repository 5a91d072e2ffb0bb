import sharp from 'sharp';

/** A picture in a width, as WebP. One that is no wider stays as it is. */
export const inWidth = async (picture: Buffer, width: number): Promise<Buffer> => {
  const image = sharp(picture);
  const { width: own } = await image.metadata();
  return own <= width ? picture : image.resize({ width }).webp({ quality: 82 }).toBuffer();
};
