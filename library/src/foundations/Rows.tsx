import { styled } from '@mui/material/styles';

interface RowsProps {
  heading: string;
  /** Names and texts. */
  rows: readonly (readonly [string, string])[];
  /** Language of the texts. */
  lang?: string;
}

const List = styled('section')(({ theme }) => ({
  marginBlockEnd: theme.spacing(4),
  '& h2': { ...theme.typography.h6, margin: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: theme.spacing(1, 3),
    margin: 0,
  },
  '& dl > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dt': { ...theme.typography.caption, color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0 },
}));

/** Texts under their names. */
export function Rows({ heading, rows, lang }: RowsProps) {
  return (
    <List>
      <h2>{heading}</h2>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            {/* All begin on one side, each as its language is read. */}
            <dd lang={lang}>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </List>
  );
}
