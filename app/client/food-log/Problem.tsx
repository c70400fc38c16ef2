import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Says what went wrong with the last thing that was done. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <Typography role="alert" variant="body2" color="error" sx={{ my: 1 }}>
      {children}
    </Typography>
  );
}
