import { materials } from '../drawing/materials.ts';
import { disc, ring } from '../drawing/outlines.ts';
import { gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, mirrored, moved, turned } from '../drawing/svg.ts';

const { iron, steel, red } = materials;

const half =
  part(
    'M314 86C260 84 190 120 182 186C176 240 226 274 286 286L350 318C372 340 384 372 392 420L410 560Q416 596 436 594Q456 590 452 560L434 410C424 350 402 308 372 282L322 238C280 232 244 216 244 188C246 160 282 138 318 128z',
    iron.flat,
  ) +
  gleam('M308 94C258 96 198 128 191 188C190 222 220 252 268 268', 5, 0.4) +
  part('M314 84L320 84V132L302 126Q296 104 314 84z', steel.post) +
  part('M394 424L432 412C444 470 450 510 456 558Q460 604 438 606Q412 608 406 562z', red.post) +
  gleam('M406 436C412 480 416 520 422 570', 5, 0.5) +
  groove('M398 448l36 -10M402 470l36 -10', 3, 0.3);

const pivot =
  part(disc(320, 268, 34), iron.flat) +
  groove(ring(320, 268, 27, 26), 2, 0.4) +
  part(disc(320, 268, 16), steel.flat) +
  gleam('M296 256Q304 240 320 240', 3, 0.4);

export const pincers: Drawing = moved(6, -12, turned(26, mirrored(320, half) + half + pivot));
