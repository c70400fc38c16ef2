import { LoadingSpinner } from '@foodlog/ui/LoadingSpinner';
import { enUS } from '@foodlog/ui/locales/en';
import tokens from '@foodlog/ui/tokens.json';
import { Day } from './Day';

const { loading } = enUS.components.FoodlogLoadingSpinner.defaultProps.localeText;

/** A server component that renders Foodlog components and reads texts and tokens. */
export default function Page() {
  return (
    <main style={{ maxWidth: 600 }} data-arc={tokens.spinner.arc.$value.hex}>
      <Day />
      <LoadingSpinner localeText={{ loading: `${loading} more` }} />
    </main>
  );
}
