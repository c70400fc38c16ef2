import { getContrastRatio, styled } from '@mui/material/styles';
import tokens from '../tokens.json';
import { colorLight } from '../tokens.generated.ts';
import { colorSchemes } from './colorSchemes.ts';
import { tokensIn } from './tokensIn.ts';

type Role = keyof typeof colorLight;
const isRole = (name: string): name is Role => name in colorLight;

/** The backgrounds on which a colour is used. */
function groundsOf(role: Role): Role[] {
  if (role === 'paper' || role === 'card') return [];
  return role === 'onPrimary' ? ['primary'] : ['paper', 'card'];
}

const Roles = styled('dl')(({ theme }) => ({
  margin: 0,
  '& dt': { ...theme.typography.subtitle1, marginBlockStart: theme.spacing(3) },
  '& dd': { margin: 0 },
  '& [data-schemes]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
    marginBlockStart: theme.spacing(1),
  },
  '& [data-schemes] > div': { ...theme.typography.body2, padding: theme.spacing(1.5) },
  // Names of one and of two lines keep what follows in line.
  '& span': { display: 'block', minHeight: '2lh' },
  '& [data-colour]': { height: 32, marginBlockEnd: theme.spacing(1), borderRadius: 8 },
}));

/** Each role in the four colour schemes, on the paper of its scheme, whatever the toolbar says. */
export function ColourRoles() {
  return (
    <Roles>
      {tokensIn(tokens.color.light).map(
        ({ name, description }) =>
          isRole(name) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{description}</dd>
              <dd data-schemes>
                {Object.entries(colorSchemes).map(([scheme, colors]) => (
                  <div key={scheme} style={{ color: colors.ink, background: colors.paper }}>
                    <div
                      data-colour
                      style={{
                        background: colors[name],
                        border: `1px solid ${colors.controlOutline}`,
                      }}
                    />
                    <span>{scheme}</span>
                    {colors[name]}
                    {groundsOf(name).map((ground) => (
                      <div key={ground}>
                        {getContrastRatio(colors[name], colors[ground]).toFixed(1)} : 1 on {ground}
                      </div>
                    ))}
                  </div>
                ))}
              </dd>
            </div>
          ),
      )}
    </Roles>
  );
}
