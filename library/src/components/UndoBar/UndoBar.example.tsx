import Button from '@mui/material/Button';
import { UndoBar } from '@foodlog/ui';
import { useState } from 'react';

export function Example() {
  const [message, setMessage] = useState<string>();
  const close = () => setMessage(undefined);
  return (
    <>
      <Button onClick={() => setMessage('Deleted Oats')}>Delete Oats</Button>
      <UndoBar message={message} onUndo={close} onDismiss={close} />
    </>
  );
}
