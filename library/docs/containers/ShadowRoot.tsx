import type { Theme } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StylesIn } from './StylesIn.tsx';

/** Shows its children in a shadow root. */
export function ShadowRoot({ theme, children }: { theme: Theme; children: ReactNode }) {
  const [parts, setParts] = useState<{ styles: HTMLElement; content: HTMLElement }>();
  const attach = useCallback((host: HTMLElement | null) => {
    if (!host || host.shadowRoot) return;
    const shadow = host.attachShadow({ mode: 'open' });
    const styles = shadow.appendChild(document.createElement('div'));
    setParts({ styles, content: shadow.appendChild(document.createElement('div')) });
  }, []);
  return (
    <div ref={attach}>
      {parts &&
        createPortal(
          <StylesIn container={parts.styles} theme={theme}>
            {children}
          </StylesIn>,
          parts.content,
        )}
    </div>
  );
}
