import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface NativeDialogProps {
  onClose: () => void;
  children: ReactNode;
}

/** Shows its children in a modal dialog of the browser, where they need nothing particular. */
export function NativeDialog({ onClose, children }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose}>
      {children}
    </dialog>
  );
}
