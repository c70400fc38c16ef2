import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens the page that signs out (spec §2). That page is loaded ahead, so that it opens without a network, too. */
export function LogoutButton() {
  const navigate = useNavigate();
  useEffect(() => {
    // The router loads the page again, and reports a failure then.
    import('./LogoutPage.tsx').catch(() => {});
  }, []);
  return (
    <Button variant="text" onClick={() => void navigate('/user/logout')}>
      Logout
    </Button>
  );
}
