import { FoodForm } from '@foodlog/ui/FoodForm';
import { TotalsCard } from '@foodlog/ui/TotalsCard';
import { useLoaderData, useSubmit } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { addFood, readTotals } from './log.server.ts';

export const loader = () => readTotals();

export async function action({ request }: ActionFunctionArgs) {
  addFood(await request.json());
  return null;
}

export default function Day() {
  const totals = useLoaderData<typeof loader>();
  const submit = useSubmit();
  return (
    <main>
      <TotalsCard {...totals} />
      <FoodForm
        onSubmit={async (food) =>
          submit({ ...food }, { method: 'post', encType: 'application/json' })
        }
      />
    </main>
  );
}
