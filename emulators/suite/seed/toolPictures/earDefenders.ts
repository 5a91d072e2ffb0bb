import { materials } from '../drawing/materials.ts';
import { box } from '../drawing/outlines.ts';
import { dim, gleam, groove, part, strand } from '../drawing/parts.ts';
import { type Drawing, mirrored, turned } from '../drawing/svg.ts';

const { black, grey, red } = materials;

const band =
  part(
    'M122 300C118 148 200 64 320 64C440 64 522 148 518 300H492C494 170 430 104 320 104C210 104 146 170 148 300z',
    black.flat,
  ) +
  part(
    'M176 190C196 112 252 86 320 86C388 86 444 112 464 190Q466 202 454 202Q446 202 442 192C424 144 386 122 320 122C254 122 216 144 198 192Q194 202 186 202Q174 202 176 190z',
    grey.flat,
  ) +
  groove(
    'M214 138L228 152M248 108L258 128M284 92L288 116M320 88V116M356 92L352 116M392 108L382 128M426 138L412 152',
    3,
    0.3,
  ) +
  gleam('M130 280C128 160 202 74 320 72C380 72 430 92 464 132', 4, 0.4);

const arm =
  strand('M128 270V330C128 350 104 350 96 372', '#59636b', 11) +
  strand('M128 270V330C128 350 104 350 96 372', '#c6ced4', 6) +
  strand('M144 270V330', '#59636b', 11) +
  strand('M144 270V330', '#c6ced4', 6) +
  part(box(114, 254, 44, 44, 8), black.flat) +
  groove('M122 268H150M122 278H150M122 288H150', 3, 0.5);

const cup =
  part('M170 322H196Q226 322 226 352V508Q226 538 196 538H170z', black.post) +
  groove('M214 346V514', 3, 0.4) +
  gleam('M200 348V512', 6, 0.2) +
  part(
    'M146 318Q178 310 178 330V530Q178 550 146 542C86 530 66 484 66 430C66 376 86 330 146 318z',
    red.post,
  ) +
  dim('M146 542C86 530 66 484 66 430C70 470 104 514 178 520V530Q178 550 146 542z', 0.25) +
  gleam('M84 420C86 376 106 346 140 336', 8, 0.5) +
  part(box(164, 316, 16, 228, 6), black.post) +
  part('M112 388H146V470H112Q92 466 92 429Q92 392 112 388z', black.flat) +
  groove('M106 410H138M106 429H138M106 448H138', 3, 0.6);

const side = arm + cup;

export const earDefenders: Drawing = turned(-8, band + side + mirrored(320, side));
