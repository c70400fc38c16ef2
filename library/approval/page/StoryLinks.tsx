import Link from '@mui/material/Link';
import { modes, modesOfPages } from '../../../.storybook/modes.ts';
import type { PictureShown } from './Shown.ts';

/** Links to the live story of a picture, in its mode: as the code is now, and as it is on main. */
export function StoryLinks({ review, picture }: PictureShown) {
  const chosen =
    [...modes, ...modesOfPages].find(({ name }) => name === picture.mode)?.globals ?? {};
  const globals = Object.entries(chosen).map((pair) => pair.join(':'));
  const query = `?viewMode=story&id=${picture.story}&globals=${globals.join(';')}`;
  const link = (name: string, address: string | undefined) =>
    address && (
      <Link href={`${address}iframe.html${query}`} target="_blank" sx={{ alignSelf: 'center' }}>
        {name}
      </Link>
    );
  const { now, before } = review.storybooks ?? {};
  return [
    link('Live story', picture.now.removed ? undefined : now),
    link('Live story before', before),
  ];
}
