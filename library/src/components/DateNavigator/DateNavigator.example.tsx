import { DateNavigator } from '@foodlog/ui';
import { useState } from 'react';

export function Example() {
  const [day, setDay] = useState('2026-11-20');
  return <DateNavigator value={day} minDate="2026-10-22" maxDate="2026-11-21" onChange={setDay} />;
}
