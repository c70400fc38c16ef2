import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads to the page that signs out (spec §2), which is there then also without a network. */
export function LogoutButton() {
  const navigate = useNavigate();
  useEffect(() => {
    // Who goes there loads it again, and is told when it does not come.
    import('./LogoutPage.tsx').catch(() => {});
  }, []);
  return (
    <Button variant="text" onClick={() => void navigate('/user/logout')}>
      Logout
    </Button>
  );
}
