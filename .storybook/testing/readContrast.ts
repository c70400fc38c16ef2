import type axe from 'axe-core';

/** The contrast of one thing against its background. */
export interface Reading {
  kind: 'text' | 'graphic' | 'edge' | 'focus';
  what: string;
  ratio: number;
}

/**
 * Reads the contrasts of an element as it is painted now: of each text in it, with a rule of axe if one is given, and what
 * axe has no rule for: the border of a control, its icons, and the focus indicator when it has focus. Runs in the page.
 */
export async function readContrast(root: Element, rule: string | undefined): Promise<Reading[]> {
  type Color = [number, number, number, number];
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const parse = (css: string): Color => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = css;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (front: Color, back: Color): Color => {
    const mix = (index: 0 | 1 | 2) => front[index] * front[3] + back[index] * (1 - front[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const behind = (element: Element | null): Color =>
    element
      ? over(parse(getComputedStyle(element).backgroundColor), behind(element.parentElement))
      : [255, 255, 255, 1];
  const luminance = (color: Color) => {
    const linear = (index: 0 | 1 | 2) => {
      const channel = color[index] / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
  };
  const ratio = (css: string, back: Color) => {
    const light = [luminance(over(parse(css), back)), luminance(back)];
    return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
  };
  const longestName = 30;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, longestName)}”`;

  const readings: Reading[] = [];
  const checker: typeof axe = Reflect.get(window, 'axe');
  const { passes, violations } = rule
    ? await checker.run(root, { runOnly: [rule], elementRef: true })
    : { passes: [], violations: [] };
  for (const { any, element } of [...passes, ...violations].flatMap(({ nodes }) => nodes)) {
    const found: number | undefined = any[0]?.data?.contrastRatio;
    if (found && element) readings.push({ kind: 'text', what: name(element), ratio: found });
  }

  for (const svg of root.querySelectorAll('svg')) {
    if (!svg.checkVisibility() || svg.closest(':disabled, [aria-disabled=true]')) continue;
    const paper = behind(svg.parentElement);
    const paints = [...svg.querySelectorAll('path, circle, line, rect')].map((shape) => {
      const { stroke, fill } = getComputedStyle(shape);
      return stroke === 'none' ? fill : stroke;
    });
    if (paints.length === 0) continue;
    // An inset shadow behind the icon, such as the ring of the spinner.
    const { boxShadow } = getComputedStyle(svg.parentElement ?? svg);
    const [, ring] = /^(rgba?\(.*?\)).* inset$/.exec(boxShadow) ?? [];
    if (ring) paints.unshift(ring);
    // The top shape must contrast with the background, or with a shape below it that does so itself.
    const chain = paints.map((paint, index) =>
      ratio(paint, index === 0 ? paper : parse(paints[index - 1] ?? '')),
    );
    const seen = Math.max(ratio(paints.at(-1) ?? '', paper), Math.min(...chain));
    readings.push({ kind: 'graphic', what: `in ${name(svg.parentElement ?? svg)}`, ratio: seen });
  }

  if (!root.matches('button, a, input, [role=option], [role=gridcell]')) return readings;
  const outlined = root.closest('.MuiOutlinedInput-root')?.querySelector('fieldset');
  const box = [outlined, root, root.parentElement].find((candidate) => {
    const style = candidate && getComputedStyle(candidate);
    return style && parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderTopWidth) > 0;
  });
  const border = box && ratio(getComputedStyle(box).borderTopColor, behind(box.parentElement));
  if (border) readings.push({ kind: 'edge', what: `edge of ${name(root)}`, ratio: border });
  if (root !== document.activeElement || !root.matches(':focus-visible')) return readings;
  const style = getComputedStyle(root);
  const isInside = parseFloat(style.outlineOffset) < 0;
  const ring =
    style.outlineStyle === 'none'
      ? 1
      : ratio(style.outlineColor, behind(isInside ? root : root.parentElement));
  const shown = Math.max(ring, outlined ? (border ?? 1) : 1);
  readings.push({ kind: 'focus', what: `focus of ${name(root)}`, ratio: shown });
  return readings;
}
