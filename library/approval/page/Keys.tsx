import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { keyWords } from './useKeys.ts';

const Root = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  paddingTop: theme.spacing(1),
  '& h2': { ...theme.typography.subtitle1, margin: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    gap: theme.spacing(0.5, 2),
  },
  '& dl > div': { display: 'flex', gap: theme.spacing(1) },
  '& dt': { minWidth: '4rem', fontWeight: theme.typography.fontWeightBold },
  '& dl, & dd': { margin: 0 },
}));

/** Says what the keys do, and turns them off. */
export function Keys({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Root>
      <h2>Keys</h2>
      <FormControlLabel
        control={<Checkbox checked={isOn} onChange={(_, checked) => onChange(checked)} />}
        label="Use single keys while no field has the focus"
      />
      <dl>
        {keyWords.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
