'use client';
import { useState } from 'react';
import { errorScreenText } from '../../locales/en.ts';
import type { ErrorScreenProps } from './ErrorScreen.types.ts';
import { ErrorScreenRoot } from './ErrorScreenRoot.ts';

/** What a person sees in place of a page that failed or does not exist: what happened, and a way home. */
export function ErrorScreen({
  photoUrl,
  homeHref = '/',
  onHomeClick,
  component,
  localeText,
  ...rest
}: ErrorScreenProps) {
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const text = { ...errorScreenText, ...localeText };
  return (
    <ErrorScreenRoot {...rest} as={component}>
      {photoUrl && (
        <img
          src={photoUrl}
          alt=""
          // Until it is there, and if it never comes: a browser would show a broken picture.
          hidden={photoUrl !== loadedUrl}
          // A server's page may have loaded it before React listened.
          ref={(photo) => {
            if (photo?.naturalWidth) setLoadedUrl(photoUrl);
          }}
          onLoad={() => setLoadedUrl(photoUrl)}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
      <div role="alert">
        <p>{text.figure}</p>
        <h1>{text.heading}</h1>
        <p>{text.text}</p>
      </div>
      <a href={homeHref} onClick={onHomeClick}>
        {text.backToHome}
      </a>
    </ErrorScreenRoot>
  );
}
