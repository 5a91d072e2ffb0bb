import Box from '@mui/material/Box';

/** An amount with its name. */
export interface NamedAmount {
  name: string;
  text: string;
  look?: keyof typeof looks;
}

const looks = { strong: { fontWeight: 700 }, saving: { color: 'success.main' } } as const;

/** The amounts down to a total, each in a line. */
export const AmountList = ({ amounts }: { amounts: readonly NamedAmount[] }) => (
  <Box
    component="dl"
    aria-label="Totals"
    sx={{ m: 0, ml: 'auto', maxWidth: { sm: 320 }, fontVariantNumeric: 'tabular-nums' }}
  >
    {amounts.map(({ name, text, look }) => (
      <Box
        key={name}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          py: 0.5,
          ...(look && looks[look]),
        }}
      >
        <dt>{name}</dt>
        <Box component="dd" sx={{ m: 0 }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
);
