import { LoadingSpinner } from '@foodlog/ui';
import { styled } from '@mui/material/styles';

const Root = styled('div')({ display: 'grid', alignContent: 'center', minHeight: '60dvh' });

/** The spinner in the middle of a page that is loading (spec §2). */
export function PageSpinner() {
  return (
    <Root>
      <LoadingSpinner />
    </Root>
  );
}
