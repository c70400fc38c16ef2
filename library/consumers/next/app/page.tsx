import { LoadingSpinner } from '@foodlog/ui/LoadingSpinner';
import { loadingSpinnerText } from '@foodlog/ui/locales/en';
import tokens from '@foodlog/ui/tokens.json';
import { Day } from './Day';

/** A server component around ours: it renders them, and reads words and tokens without a browser. */
export default function Page() {
  return (
    <main style={{ maxWidth: 600 }} data-arc={tokens.spinner.arc.$value}>
      <Day />
      <LoadingSpinner localeText={{ loading: `${loadingSpinnerText.loading} more` }} />
    </main>
  );
}
