import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { t } from '../language/t.ts';

/** Opens the page that signs out (spec §2). */
export function LogoutButton() {
  const navigate = useNavigate();
  return (
    <Button variant="text" onClick={() => void navigate('/user/logout')}>
      {t('Logout')}
    </Button>
  );
}
