/** What the stories give components to show, in Arabic. What their play functions type stays as it was typed. */
const arabic: Record<string, string> = {
  Oats: 'شوفان',
  Apple: 'تفاحة',
  'Coffee with oat milk': 'قهوة بحليب الشوفان',
  'Lentil soup with bread': 'شوربة عدس مع خبز',
  'Grandmother’s slow-cooked vegetable stew with barley and a slice of rye bread':
    'يخنة خضار مطهوة ببطء على طريقة الجدة مع الشعير وشريحة من خبز الجاودار',
  Breakfast: 'الفطور',
  Lunch: 'الغداء',
  Ingredient: 'المكوّن',
  slice: 'شريحة',
  loaf: 'رغيف',
  'Enter an amount.': 'اكتب الكمية.',
  'As on the package.': 'كما هو مكتوب على العبوة.',
  'Such as rolled oats.': 'مثل رقائق الشوفان.',
  'Enter a name.': 'اكتب اسمًا.',
  Weight: 'الوزن',
  g: 'جم',
  'As packed.': 'كما هو معبّأ.',
  'Enter a weight from 0 to 5,000.': 'اكتب وزنًا من ٠ إلى ٥٬٠٠٠.',
  'Copy from another day': 'النسخ من يوم آخر',
  'Copy {count} to today': 'نسخ {count} إلى اليوم',
  'Log to 11/19/2026': 'تسجيل في ١١/١٩/٢٠٢٦',
  'Deleted Oats': 'حُذف: شوفان',
  'Copied 4 entries': 'نُسخت ٤ سجلات',
  'That could not be undone. It was changed on another device.':
    'تعذّر التراجع، فقد تغيّر ذلك على جهاز آخر.',
  'The server cannot be reached. What you logged is safe.':
    'تعذّر الوصول إلى الخادم. ما سجّلته محفوظ.',
};

/** What an open list has found, and what is edited, stays as it is. */
const untranslated = new Set(['suggestions', 'foods', 'entry']);

/** The args of a story with the texts in them in Arabic. */
export function argsInArabic<Value>(value: Value): Value;
export function argsInArabic(value: unknown): unknown {
  if (typeof value === 'string') return arabic[value] ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => argsInArabic(one));
  if (value instanceof Error) return new Error(argsInArabic(value.message));
  if (value === null || typeof value !== 'object' || '$$typeof' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      untranslated.has(name) ? own : argsInArabic<unknown>(own),
    ]),
  );
}
