interface Limit {
  /** In pixels, each way. */
  least: number;
  /** Selects what is not looked at. */
  except?: string;
}

/** Looks at the size of everything that can be pressed, and tells what is smaller than asked. Runs in the page. */
export function findSmallTargets({ least, except = 'head' }: Limit): string[] {
  return [...document.querySelectorAll('button, a[href], input, [role=option]')]
    .filter((control) => control.checkVisibility() && !control.matches(except))
    .flatMap((control) => {
      // A label is pressed in place of its box, and a field is all that is drawn as one.
      const target = control.closest('label, .MuiOutlinedInput-root') ?? control;
      const box = target.getBoundingClientRect();
      // Several may share one edge, which is drawn around them.
      const { borderTopWidth } = getComputedStyle(target.parentElement ?? target);
      const height = box.height + (least > 24 ? 2 * Number.parseFloat(borderTopWidth) : 0);
      const { width } = box;
      const size = `${Math.round(width)} × ${Math.round(height)} px`;
      const html = control.outerHTML.slice(0, control.outerHTML.indexOf('>') + 1);
      return Math.min(width, height) < least - 0.5 ? [`${size}: ${html.slice(0, 160)}`] : [];
    });
}
