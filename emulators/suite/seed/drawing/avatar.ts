import sharp from 'sharp';
import { element } from './svg.ts';

const size = 192;
const grounds = ['#2f5d50', '#8a5a1f', '#3d4f73', '#7a3e3a', '#4f5b34', '#5b4672'];

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(([initial = '']) => initial)
    .join('')
    .slice(0, 2);

const groundOf = (name: string) => {
  const sum = Array.from(name).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return grounds[sum % grounds.length] ?? '#2f5d50';
};

const head = element('circle', { cx: 96, cy: 78, r: 34 });
const shoulders = element('path', { d: 'M28 192C28 146 58 126 96 126S164 146 164 192z' });

const avatarSvg = (name: string) =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      'aria-label': initialsOf(name),
    },
    element('rect', { width: size, height: size, fill: groundOf(name) }),
    element('g', { fill: '#f5ecdc', opacity: 0.9 }, head, shoulders),
  );

/** A person's picture as WebP: a bust on a colour that depends on the name. */
export const renderAvatar = (name: string): Promise<Buffer> =>
  sharp(Buffer.from(avatarSvg(name)))
    .webp({ quality: 82 })
    .toBuffer();
