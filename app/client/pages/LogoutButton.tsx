import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';

/** Opens the page that signs out (spec §2). */
export function LogoutButton() {
  const navigate = useNavigate();
  return (
    <Button variant="text" onClick={() => void navigate('/user/logout')}>
      Logout
    </Button>
  );
}
