import { styled } from '@mui/material/styles';
import { lineDrawing } from './lineDrawing.ts';

const Drawing = styled('svg')(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    ...lineDrawing,
    '& .board': { fill: palette?.brand.background },
    '& .hole': { fill: palette?.brand.edge },
    '& .outline': { stroke: palette?.brand.muted, strokeWidth: 2.5, strokeDasharray: '7 6' },
    '& .peg': { stroke: palette?.brand.accent, strokeWidth: 6 },
  };
});

const spacing = 40;
const rows = [1, 2, 3, 4, 5];
const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const Holes = () =>
  rows.flatMap((row) =>
    columns.map((column) => (
      <circle
        key={`${row}-${column}`}
        className="hole"
        cx={column * spacing}
        cy={row * spacing}
        r="3.5"
      />
    )),
  );

/** A pegboard with the outlines of missing tools. Decorative. */
export const EmptyPegboard = () => (
  <Drawing viewBox="0 0 480 240" aria-hidden="true">
    <rect className="board" width="480" height="240" rx="10" />
    <Holes />
    <path
      className="outline"
      d="M66 70H130Q142 70 142 82V92Q142 100 132 100H108V196Q108 204 100 204H96Q88 204 88 196V100H66Q56 100 56 92V80Q56 70 66 70Z"
    />
    <path
      className="outline"
      d="M226 92 348 104V118L339 111 333 121 324 114 318 124 309 117 303 127 294 120 288 130 279 123 273 133 264 126 258 136 249 129 226 142ZM226 88H200Q178 88 176 110L172 136Q170 152 186 152H226ZM210 106Q196 106 194 118L192 134H210Z"
    />
    <path className="outline" d="M386 50H400V128H408V204H378V128H386Z" />
    <path className="peg" d="M98 48V60M262 72V84M393 30V42" />
  </Drawing>
);
