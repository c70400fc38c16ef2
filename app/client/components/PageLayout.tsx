import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Places } from './Places.tsx';

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Large text with wide letters takes two lines.
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  maxWidth: 1040 + 48,
  minHeight: 56,
  margin: '0 auto',
  padding: theme.spacing(0.5, 2),
  // The label is flush with the edge of the page.
  '& > button': {
    marginInline: `auto ${theme.spacing(-1)}`,
    '@media print': { display: 'none' },
  },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(1, 3) },
}));

const Name = styled(Link)(({ theme }) => ({
  ...theme.typography.h6,
  color: (theme.vars ?? theme).palette.primary.main,
  lineHeight: '44px',
  textDecoration: 'none',
}));

const Main = styled('main')(({ theme }) => ({
  maxWidth: 1040 + 48,
  margin: '0 auto var(--places-height, 0px)',
  padding: theme.spacing(0, 2, 12),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(0, 3, 12) },
  '@media print': {
    paddingBottom: 0,
    // The day on screen is a button, too.
    '& .MuiButton-root:not([aria-haspopup])': { display: 'none' },
  },
}));

/** The frame of every page: the name, which leads home, what is for who is signed in, and the content. */
export function PageLayout({
  title,
  action,
  children,
}: {
  /** Names the page in the browser tab and to a screen reader. */
  title?: string;
  /** What a signed-in person can do on every page. The places of the app come with it. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <title>{title ? `${title} · Foodlog` : 'Foodlog'}</title>
      <Header>
        <Name to="/">Foodlog</Name>
        {action && <Places />}
        {action}
      </Header>
      <Main>{children}</Main>
    </>
  );
}
