'use client';
import { forwardRef, useState } from 'react';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { errorScreenText } from './ErrorScreen.en.ts';
import type { ErrorScreenProps } from './ErrorScreen.types.ts';
import { ErrorScreenRoot } from './ErrorScreenRoot.ts';

const defaults = { homeHref: '/', localeText: errorScreenText };

/** Replaces a page that failed or does not exist with an explanation and a link to the home page. */
export const ErrorScreen = /*#__PURE__*/ forwardRef<HTMLElement, ErrorScreenProps>(
  function ErrorScreen(inProps, ref) {
    const [{ photoUrl, homeHref, onHomeClick, localeText: text, ...rest }, slot] = useFoodlogProps(
      'FoodlogErrorScreen',
      inProps,
      defaults,
    );
    const [loadedUrl, setLoadedUrl] = useState<string>();
    const load = () => setLoadedUrl(photoUrl);
    return slot(
      'root',
      <ErrorScreenRoot {...rest} ref={ref}>
        {photoUrl &&
          slot(
            'photo',
            <img
              src={photoUrl}
              alt=""
              // A photo that has not loaded would be shown as a broken image.
              hidden={photoUrl !== loadedUrl}
              // In a server-rendered page, the photo may have loaded before hydration.
              ref={(photo) => {
                if (photo?.naturalWidth) load();
              }}
              onLoad={load}
              decoding="async"
              referrerPolicy="no-referrer"
            />,
          )}
        {slot(
          'message',
          <div role="alert">
            {slot('figure', <p translate="no">{text.figure}</p>)}
            {slot('heading', <h1>{text.heading}</h1>)}
            {slot('text', <p>{text.text}</p>)}
          </div>,
        )}
        {slot(
          'homeLink',
          <a href={homeHref} onClick={onHomeClick}>
            {text.backToHome}
          </a>,
        )}
      </ErrorScreenRoot>,
    );
  },
);
