import useEventCallback from '@mui/utils/useEventCallback';
import { useEffect } from 'react';
import type { RefObject } from 'react';

/** `CloseWatcher` of HTML, which TypeScript does not know yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/**
 * Calls back when the device asks to close what is open over the page: on Android, Back then does not leave the page. In a
 * browser without `CloseWatcher`, Back goes back in the history as ever.
 * @param near an element of the document in which something is open.
 */
export function useCloseWatcher(
  isOpen: boolean,
  onClose: () => void,
  near: RefObject<Element | null>,
): void {
  const close = useEventCallback(onClose);
  useEffect(() => {
    const view = near.current?.ownerDocument.defaultView;
    const Watcher: (new () => CloseWatcher) | undefined = view && Reflect.get(view, 'CloseWatcher');
    if (!isOpen || !Watcher) return undefined;
    const watcher = new Watcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }, [close, isOpen, near]);
}
