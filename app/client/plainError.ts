/** The error screen (spec §2) where the app has not loaded. Its styles are in index.html. */
export const plainError = `<main role="alert" class="plain-error">
  <h1>An Error Ocurred</h1>
  <p>Sorry, we are having some trouble.</p>
  <a href="/">Back to home</a>
</main>`;
