import { LoadingSpinner } from '@foodlog/ui';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { Decision } from './Decision.tsx';
import { endHeading, EndOfReview } from './EndOfReview.tsx';
import { FirstDay } from './FirstDay.tsx';
import { GroupList } from './GroupList.tsx';
import { Keys } from './Keys.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { OutlinedButton } from './OutlinedButton.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PictureView } from './PictureView.tsx';
import { nameOf, stateWords } from './pictureWords.ts';
import type { ReviewSource } from './ReviewSource.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useApproval } from './useApproval.ts';
import { useKeys } from './useKeys.ts';
import { useView } from './useView.ts';
import { WhatChanged } from './WhatChanged.tsx';

const Root = styled('div')(({ theme }) => ({
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
}));

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& h2': { ...theme.typography.h5, margin: 0, overflowWrap: 'anywhere' },
  '& h2:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 4,
  },
}));

const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.spacing(0, 3),
  // What comes after it stays where it is, of names with one line or two.
  [theme.breakpoints.up('md')]: { minHeight: '4.5rem' },
  '& > h2': { flex: '1 1 24rem' },
  '& > output': {
    ...theme.typography.body2,
    flex: '1 1 13rem',
    minHeight: '1.5em',
  },
}));

const Whole = styled('main')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
  maxWidth: '40rem',
  margin: '0 auto',
  padding: theme.spacing(6, 2),
  '& h1': theme.typography.h4,
  '& h1, & p, & ol, & pre': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' },
  '& code, & pre': { fontFamily: 'inherit', fontWeight: theme.typography.fontWeightBold },
  '& li + li': { marginTop: theme.spacing(1) },
}));

/** The page on which designers approve what every component looks like, picture by picture. */
export function ApprovalPage({ source }: { source: ReviewSource }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const approval = useApproval(source, () => heading.current?.focus());
  const [isSkipped, setSkipped] = useState(false);
  const { answer, asks, failure, selected } = approval;
  const view = useView(selected?.id);
  useKeys({ approval, view });
  const review = answer?.review;
  if (failure !== undefined || !review || (review.designers.length === 0 && !isSkipped)) {
    return (
      <Whole>
        {failure !== undefined ? (
          <>
            <Alert severity="error">{failure}</Alert>
            <OutlinedButton onClick={() => location.reload()}>Try again</OutlinedButton>
          </>
        ) : review ? (
          <FirstDay review={review} onSkip={() => setSkipped(true)} />
        ) : (
          <LoadingSpinner />
        )}
      </Whole>
    );
  }
  const shown = { source, review, approval, view };
  return (
    <Root>
      <PageHeader {...shown} />
      <GroupList {...shown} />
      <Main>
        <Heading>
          <h2 ref={heading} tabIndex={-1}>
            {selected ? nameOf(selected) : endHeading(review, approval.isTour)}{' '}
            {selected && <small>{stateWords[selected.state]}</small>}
          </h2>
          <output>{approval.said}</output>
        </Heading>
        {selected ? (
          <>
            <Decision {...shown} picture={selected} />
            <PictureView {...shown} picture={selected} />
            <Thumbnails {...shown} picture={selected} />
          </>
        ) : (
          <EndOfReview {...shown} />
        )}
      </Main>
      {selected && <WhatChanged {...shown} picture={selected} />}
      {asks && <NoteDialog approval={approval} asks={asks} />}
      <Keys isOn={view.keys} onChange={(keys) => view.set({ keys })} />
    </Root>
  );
}
