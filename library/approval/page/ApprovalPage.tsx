import { LoadingSpinner } from '@foodlog/ui';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Decision } from './Decision.tsx';
import { GroupList } from './GroupList.tsx';
import { Keys } from './Keys.tsx';
import { KeptVerdicts } from './KeptVerdicts.tsx';
import { OutlinedButton } from './OutlinedButton.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PictureView } from './PictureView.tsx';
import { nameOf, stateWords } from './pictureWords.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { ReviewSource } from './ReviewSource.ts';
import { StoryModes } from './StoryModes.tsx';
import { useApproval } from './useApproval.ts';
import { useKeys } from './useKeys.ts';
import { useView } from './useView.ts';
import { WhatChanged } from './WhatChanged.tsx';

const Root = styled('div')(({ theme }) => ({
  // The font of the theme has figures of one width, too.
  '& code, & kbd, & pre': { fontFamily: 'inherit' },
  '& kbd': { fontWeight: theme.typography.fontWeightBold },
  display: 'grid',
  gap: theme.spacing(3),
  overflowWrap: 'anywhere',
  padding: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(2, 3),
    gridTemplateColumns: 'min(18rem, 33%) minmax(0, 1fr)',
    '& > header, & > footer': { gridColumn: '1 / -1' },
    '& > nav': { gridRow: 'span 2' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'min(17rem, 24%) minmax(0, 1fr) min(17rem, 24%)',
  },
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'min(19rem, 24%) minmax(0, 1fr) min(20rem, 24%)',
  },
}));

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& h2': { ...theme.typography.h5, margin: 0, overflowWrap: 'anywhere' },
  '& h2:focus': { outline: 'none' },
  '& h2:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 4,
  },
}));

const Message = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

const Whole = styled('main')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
  maxWidth: '40rem',
  margin: '0 auto',
  padding: theme.spacing(8, 2),
}));

/** The page on which designers approve what every component looks like, picture by picture. */
export function ApprovalPage({ source }: { source: ReviewSource }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const approval = useApproval(source, () => heading.current?.focus());
  const view = useView();
  const { answer, asks, failure, selected } = approval;
  useKeys({ approval, view });
  if (failure !== undefined) {
    return (
      <Whole>
        <Alert severity="error">{failure}</Alert>
        <OutlinedButton onClick={() => void approval.load()}>Try again</OutlinedButton>
      </Whole>
    );
  }
  if (!answer) {
    return (
      <Whole>
        <LoadingSpinner />
      </Whole>
    );
  }
  const { review } = answer;
  return (
    <Root>
      <PageHeader approval={approval} review={review} source={source} />
      <GroupList review={review} selected={selected} onSelect={approval.select} />
      <Main>
        {selected ? (
          <>
            <h2 ref={heading} tabIndex={-1}>
              {nameOf(selected)} <small>{stateWords[selected.state]}</small>
            </h2>
            <KeptVerdicts approval={approval} review={review} />
            <Decision approval={approval} review={review} picture={selected} source={source} />
            <Message>{approval.said}</Message>
            <PictureView source={source} review={review} picture={selected} view={view} />
            <StoryModes
              source={source}
              review={review}
              picture={selected}
              onSelect={approval.select}
            />
          </>
        ) : (
          <>
            <h2 ref={heading} tabIndex={-1}>
              Nothing to judge
            </h2>
            <p>Every picture is approved as it is.</p>
            <KeptVerdicts approval={approval} review={review} />
            <Message>{approval.said}</Message>
          </>
        )}
      </Main>
      {selected && <WhatChanged review={review} picture={selected} />}
      {asks && <ReasonDialog approval={approval} asks={asks} />}
      <Keys isOn={view.keys} onChange={view.setKeys} />
    </Root>
  );
}
