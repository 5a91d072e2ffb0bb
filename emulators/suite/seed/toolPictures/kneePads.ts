import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { black, grey, yellow } = materials;

const strap = (y: number) =>
  part(
    `M150 ${y}C110 ${y - 6} 96 ${y + 4} 92 ${y + 24}C96 ${y + 46} 110 ${y + 52} 150 ${y + 46}z`,
    grey.post,
  ) +
  part(
    `M490 ${y}C530 ${y - 6} 544 ${y + 4} 548 ${y + 24}C544 ${y + 46} 530 ${y + 52} 490 ${y + 46}z`,
    grey.post,
  ) +
  part(box(486, y + 2, 26, 44, 4), yellow.post);

const cushion =
  part(
    'M206 118C240 96 400 96 434 118C484 156 510 220 510 320C510 420 484 500 434 538C400 560 240 560 206 538C156 500 130 420 130 320C130 220 156 156 206 118z',
    grey.flat,
  ) +
  groove(
    'M218 134C250 116 390 116 422 134C466 168 490 230 490 320C490 410 466 474 422 520C390 540 250 540 218 520C174 474 150 410 150 320C150 230 174 168 218 134z',
    2.5,
    0.4,
  );

const shell =
  part(
    'M228 190C256 170 384 170 412 190C448 222 464 270 464 330C464 400 446 448 412 480C384 500 256 500 228 480C194 448 176 400 176 330C176 270 192 222 228 190z',
    black.flat,
  ) +
  part(
    'M256 226C280 212 360 212 384 226C408 252 420 288 420 330C420 380 408 418 384 442C360 456 280 456 256 442C232 418 220 380 220 330C220 288 232 252 256 226z',
    yellow.flat,
  ) +
  groove(
    repeated(5, (index) => `M254 ${262 + index * 36}q66 18 132 0`),
    6,
    0.35,
  ) +
  lit(
    'M256 226C280 212 340 212 350 218C290 236 252 300 244 392C228 370 220 356 220 330C220 288 232 252 256 226z',
    0.25,
  ) +
  gleam('M192 330C192 276 206 232 238 202', 5, 0.4) +
  part(disc(208, 250, 7), grey.flat) +
  part(disc(432, 250, 7), grey.flat) +
  part(disc(208, 414, 7), grey.flat) +
  part(disc(432, 414, 7), grey.flat);

const pad =
  strap(206) +
  strap(392) +
  cushion +
  dim(
    'M176 340C180 420 200 470 236 492C280 510 360 510 404 492C380 520 260 522 224 496C190 470 172 410 176 340z',
    0.3,
  ) +
  shell;

export const kneePads: Drawing =
  moved(116, -52, turned(14, scaled(0.66, pad))) + moved(-112, 44, turned(-12, scaled(0.74, pad)));
