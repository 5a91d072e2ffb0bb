import { styled } from '@mui/material/styles';

const millimetre = 8;
const centimetre = 10 * millimetre;

/** A ruler along the edge of the hero. Decorative. */
export const RulerEdge = styled('div')(({ theme }) => {
  const { accent, onAccent } = theme.vars?.palette.brand ?? {};
  const marks = (every: number, height: number) =>
    `repeating-linear-gradient(90deg, ${onAccent} 0 1px, transparent 1px ${every}px) 0 0 / 100% ${height}px no-repeat`;
  return {
    height: 22,
    background: `${marks(millimetre, 7)}, ${marks(centimetre / 2, 11)}, ${marks(centimetre, 16)}, ${accent}`,
  };
});
