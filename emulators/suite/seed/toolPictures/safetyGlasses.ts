import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { gleam, groove, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, group, mirrored, turned } from '../drawing/svg.ts';

const { black, blue, grey } = materials;

const temple =
  part(
    'M72 330C70 290 88 236 118 196C136 172 158 154 176 152C192 150 198 166 186 174C164 188 146 206 134 232C114 272 106 300 110 338z',
    black.flat,
  ) +
  part(
    'M88 268C96 240 106 216 122 196C140 174 160 158 176 154C188 152 192 164 184 170C160 186 142 206 128 234C118 252 112 268 108 282z',
    blue.flat,
  ) +
  gleam('M98 262C106 232 120 206 146 180', 4, 0.4);

const lens =
  'M320 350C308 350 300 362 294 384C282 430 244 462 184 458C118 454 76 416 66 352Q64 336 78 332C150 314 240 308 320 310z';

const pane =
  group({ opacity: 0.5 }, part(lens, { fill: '#a8d4e8', edge: '#1f4a5e' })) +
  strand('M294 384C282 430 244 462 184 458C118 454 76 416 66 352', '#5f8ea3', 3) +
  lit('M96 356L168 342L128 432Q102 408 96 356z', 0.6) +
  lit('M184 340L204 337L152 444L138 438z', 0.5) +
  gleam('M88 386C100 424 140 446 186 447C230 448 262 430 278 398', 3, 0.7);

const hinge = part(box(58, 322, 26, 36, 7), grey.flat) + part(disc(71, 340, 5), black.flat);

const brow =
  part(
    'M70 320C140 300 230 292 320 292C410 292 500 300 570 320Q586 326 584 344L580 366Q566 374 556 360L554 346C480 330 390 326 348 332Q340 360 320 360Q300 360 292 332C250 326 160 330 86 346L84 360Q74 374 60 366L56 344Q54 326 70 320z',
    black.flat,
  ) + gleam('M92 322C150 308 236 301 320 301C404 301 490 308 548 322', 4, 0.4);

const pad =
  part('M306 336C298 352 292 372 288 396Q286 406 294 408C304 400 310 372 318 350z', grey.flat) +
  groove('M298 392L308 354', 2, 0.3);

const half = temple + pane + pad;

export const safetyGlasses: Drawing = turned(
  -12,
  half + mirrored(320, half) + brow + hinge + mirrored(320, hinge),
);
