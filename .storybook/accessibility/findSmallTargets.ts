/**
 * Measures everything that can be pressed and returns the targets that are too small. Runs in the page.
 * @param least The minimum width and height in pixels.
 */
export function findSmallTargets(least: number): string[] {
  return [...document.querySelectorAll('button, a[href], input, [role=option]')]
    .filter((control) => control.checkVisibility())
    .flatMap((control) => {
      // The target of a checkbox is its label, and the target of an input is its whole field.
      const field = control.matches('input') && control.closest('label, .MuiOutlinedInput-root');
      const target = field || control;
      const box = target.getBoundingClientRect();
      // Controls may share one border, drawn by their parent.
      const { borderTopWidth } = getComputedStyle(target.parentElement ?? target);
      const height = box.height + (least > 24 ? 2 * Number.parseFloat(borderTopWidth) : 0);
      const { width } = box;
      // Seven days share the width of a phone. Each of them is high.
      const isDay = control.matches('.FoodlogWeekStrip-dayButton');
      const leastWidth = isDay ? Math.min(least, 32) : least;
      const size = `${Math.round(width)} × ${Math.round(height)} px`;
      const html = control.outerHTML.slice(0, control.outerHTML.indexOf('>') + 1);
      return width < leastWidth - 0.5 || height < least - 0.5
        ? [`${size}: ${html.slice(0, 160)}`]
        : [];
    });
}
