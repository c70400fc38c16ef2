import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import { useState } from 'react';
import tokens from '../tokens.json';
import { tokensIn } from './tokensIn.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: theme.spacing(3),
  margin: theme.spacing(2, 0),
  padding: 0,
  listStyle: 'none',
  '& b, & small': { display: 'block' },
  '& small': { ...theme.typography.body2, color: theme.vars?.palette.text.secondary },
  '& svg': { display: 'block', width: '100%', maxWidth: 160, overflow: 'visible' },
  '& path': { fill: 'none', stroke: theme.vars?.palette.primary.main, strokeWidth: 2 },
  '& [data-track]': { width: 160, maxWidth: '100%', marginBlock: theme.spacing(1) },
  '& [data-dot]': {
    width: 16,
    height: 16,
    borderRadius: 8,
    background: theme.vars?.palette.primary.main,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s !important' },
  },
}));

const at = (x: number, y: number) => `${x * 160} ${(1 - y) * 96}`;

/** The durations with the curve that the theme moves by, what has them in the theme, and a dot that moves so. */
export function MotionCurves() {
  const { transitions } = useTheme();
  const [isMoved, setIsMoved] = useState(false);
  const curve = transitions.easing.easeInOut;
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (curve.match(/[\d.]+/g) ?? []).map(Number);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsMoved(!isMoved)}>
        Move the dots
      </Button>
      <List>
        {tokensIn(tokens.motion).map(({ name, value, description }) => {
          const duration = Number.parseFloat(value);
          const inTheme = Object.entries(transitions.duration).filter(([, ms]) => ms === duration);
          return (
            <li key={name}>
              <svg viewBox="0 0 160 96" role="img" aria-label={`Curve of ${name}: ${curve}`}>
                <path d={`M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
              </svg>
              <div data-track>
                <div
                  data-dot
                  style={{
                    transition: `margin-inline-start ${duration}ms ${curve}`,
                    marginInlineStart: isMoved ? 'calc(100% - 16px)' : 0,
                  }}
                />
              </div>
              <b>{name}</b>
              <small>{value}</small>
              <small>{curve}</small>
              <small>{description}</small>
              <small>In the theme: {inTheme.map(([key]) => key).join(', ')}</small>
            </li>
          );
        })}
      </List>
    </>
  );
}
