import { createLocalization } from './createLocalization.ts';

const macros = { fats: 'Fett', proteins: 'Eiweiß', carbs: 'Kohlenhydrate' };
const units = { kilocalories: 'kcal', grams: 'g' };
const figures = { ...macros, ...units, unknown: '–', unknownSpoken: 'nicht bekannt' };
const foodFields = {
  ...macros,
  ...units,
  name: 'Name',
  calories: 'Kalorien',
  plus: 'Plus',
  times: 'Mal',
  nameMissing: 'Gib einen Namen ein.',
  nameTooLong: 'Gib höchstens {max} Zeichen ein.',
  nameUnprintable:
    'Dieser Name hat ein Zeichen, das nicht angezeigt werden kann. Lösche es und tippe es neu.',
  numberMissing: 'Gib eine Zahl ein.',
  notNumber: 'Das ist keine Zahl.',
  numberTooSmall: 'Gib 0 oder mehr ein.',
  numberTooLarge: 'Gib höchstens {max} ein.',
};

/** German, as in Germany. */
export const deDE = /*#__PURE__*/ createLocalization('de-DE', {
  DateNavigator: {
    label: 'Angezeigter Tag',
    previous: 'Zurück',
    next: 'Weiter',
    openCalendar: 'anderen Tag wählen',
    calendar: 'Tag wählen',
    calendarFailed:
      'Der Kalender konnte nicht geladen werden. Nutze Zurück und Weiter oder lade die Seite neu.',
    unknown: '–',
    unknownSpoken: 'Kein Tag',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    chooseYear: 'Jahr wählen',
    chooseDay: 'Zurück zu den Tagen',
    markedDay: 'mit Einträgen',
  },
  EntryEditor: {
    ...foodFields,
    label: '{name} bearbeiten',
    day: 'Tag',
    time: 'Uhrzeit',
    dayMissing: 'Gib einen Tag ein.',
    dayTooEarly: 'Gib {day} oder einen späteren Tag ein.',
    dayTooLate: 'Gib {day} oder einen früheren Tag ein.',
    timeMissing: 'Gib eine Uhrzeit ein.',
    save: 'Speichern',
    cancel: 'Abbrechen',
    saving: 'Wird gespeichert…',
    failed:
      'Das konnte nicht gespeichert werden. Deine Eingaben sind noch da. Versuche es noch einmal.',
  },
  EntryList: {
    ...figures,
    heading: 'Einträge',
    edit: '{name} bearbeiten',
    delete: '{name} löschen',
    pending: 'Wird gespeichert…',
    loading: 'Einträge werden geladen',
    empty: 'Noch nichts eingetragen. Füge etwas hinzu.',
    failed: 'Die Einträge konnten nicht geladen werden.',
    retry: 'Noch einmal versuchen',
  },
  EntryPicker: {
    ...figures,
    heading: 'Einträge auswählen',
    all: 'Alle',
    submit: '{count} auswählen',
    selectFirst: 'Einträge auswählen',
    cancel: 'Abbrechen',
    loading: 'Einträge werden geladen',
    empty: 'Keine Einträge.',
    failed: 'Das hat nicht geklappt. Nichts hat sich geändert. Versuche es noch einmal.',
  },
  ErrorScreen: {
    figure: '404',
    heading: 'Etwas ist schiefgegangen',
    text: 'Entschuldige, bei uns klemmt gerade etwas.',
    backToHome: 'Zur Startseite',
  },
  FoodForm: {
    ...foodFields,
    heading: 'Essen oder Trinken hinzufügen',
    add: 'Hinzufügen',
    adding: 'Wird hinzugefügt…',
    noFigures: 'Keine Werte eingegeben. Sende noch einmal ab, um es trotzdem hinzuzufügen.',
    suggestions: 'Was du schon eingetragen hast',
    failed:
      'Das konnte nicht hinzugefügt werden. Deine Eingaben sind noch da. Versuche es noch einmal.',
  },
  LoadingSpinner: { loading: 'Wird geladen' },
  NameField: {
    name: foodFields.name,
    suggestions: 'Was du schon eingetragen hast',
    kilocalories: units.kilocalories,
  },
  NumberField: { plus: foodFields.plus, times: foodFields.times },
  QuickRepeat: {
    heading: 'Noch einmal eintragen',
    kilocalories: 'kcal',
    adjust: '{name} anpassen',
    logging: 'Wird eingetragen…',
    logged: 'Eingetragen',
    loading: 'Was du oft einträgst, wird geladen',
    failed: '{name} konnte nicht eingetragen werden. Versuche es noch einmal.',
  },
  TotalsCard: {
    ...figures,
    heading: 'Gesamt',
    calories: 'Kalorien',
    loading: 'Gesamtwerte werden geladen',
    left: 'noch {amount}',
    over: '{amount} darüber',
    target: 'von {amount}',
    known: 'bekannt bei {known} von {count}',
  },
  UndoBar: {
    earlier: '{count} davor',
    undo: 'Rückgängig',
    dismiss: 'Schließen',
    control: 'Strg',
  },
});
