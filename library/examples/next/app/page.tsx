import { LoadingSpinner } from '@foodlog/ui/LoadingSpinner';
import { enUS } from '@foodlog/ui/locales/en';
import tokens from '@foodlog/ui/tokens.json';
import { FoodForm } from '@foodlog/ui/FoodForm';
import { Day } from './Day';
import { refuse } from './refuse';

const { loading } = enUS.components.FoodlogLoadingSpinner.defaultProps.localeText;

/** A server component that renders Foodlog components and reads texts and tokens. */
export default function Page() {
  return (
    <main style={{ maxWidth: 600 }} data-arc={tokens.spinner.arc.$value.hex}>
      <Day />
      <FoodForm localeText={{ heading: 'Add on a server that fails' }} onSubmit={refuse} />
      <LoadingSpinner localeText={{ loading: `${loading} more` }} />
    </main>
  );
}
