import { useEventCallback } from '@mui/material/utils';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { loadPanel } from './loadPanel.ts';

/** A panel that loads when it is opened. */
export interface LazyPanel<Props> {
  name: string;
  /** Labels its button. */
  label: () => string;
  load: () => Promise<ComponentType<Props>>;
}

/** Opens one of several panels at a time: the one that was asked for last, however late others load. */
export function usePanel<Props>() {
  const [open, setOpen] = useState<{ name: string; Panel: ComponentType<Props> }>();
  const [hasFailed, setHasFailed] = useState(false);
  const wanted = useRef<LazyPanel<Props>>(undefined);
  const opener = useRef<HTMLButtonElement>(null);

  const show = useEventCallback((panel: LazyPanel<Props> | undefined) => {
    wanted.current = panel;
    setHasFailed(false);
    setOpen(undefined);
    if (!panel) return;
    loadPanel(panel.load).then(
      (Panel) => wanted.current === panel && setOpen({ name: panel.name, Panel }),
      () => wanted.current === panel && setHasFailed(true),
    );
  });

  return {
    open,
    hasFailed,
    show,
    /** Opens or closes a panel with the press on its button, to which the focus returns. */
    toggle: (panel: LazyPanel<Props>, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
      opener.current = currentTarget;
      show(open?.name === panel.name ? undefined : panel);
    },
    close: () => {
      // One that is saved while another was asked for closes nothing.
      if (wanted.current?.name !== open?.name) return;
      show(undefined);
      if (opener.current?.isConnected) opener.current.focus();
      // It has gone with what it asked for.
      else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
  };
}
