import { deDE } from '@foodlog/ui/locales/de';
import type { Language } from '../Language.types.ts';

/** German, as in Germany. */
export const language: Language = {
  components: deDE,
  locale: 'de-DE',
  direction: 'ltr',
  texts: {
    ', ': ', ',
    today: 'heute',
    Language: 'Sprache',
    language: 'Sprache',
    'An Error Ocurred': 'Etwas ist schiefgegangen',
    'Foodlog cannot be reached. Check your connection.':
      'Foodlog ist nicht erreichbar. Prüfe deine Verbindung.',
    '{message} (request {id})': '{message} (Anfrage {id})',
    'Too many requests at once. Wait a moment.':
      'Zu viele Anfragen auf einmal. Warte einen Moment.',
    'Foodlog could not answer ({message}).': 'Foodlog konnte nicht antworten ({message}).',
    'Try again': 'Noch einmal versuchen',
    Log: 'Tagebuch',
    Trends: 'Trends',
    Foods: 'Lebensmittel',
    Settings: 'Einstellungen',
    Main: 'Hauptmenü',
    'Sign-in cannot be reached right now.': 'Die Anmeldung ist gerade nicht erreichbar.',
    'Add food': 'Essen hinzufügen',
    'Hello, {name}': 'Hallo {name}',
    'Loading...': 'Wird geladen…',
    Today: 'Heute',
    Targets: 'Ziele',
    Meals: 'Mahlzeiten',
    Pinned: 'Angepinnt',
    Offered: 'Vorgeschlagen',
    Hidden: 'Ausgeblendet',
    'Delete {name} from your foods': '{name} aus deinen Lebensmitteln löschen',
    'Not saved yet': 'Noch nicht gespeichert',
    'Loading your foods': 'Deine Lebensmittel werden geladen',
    'Pin or hide {name}': '{name} anpinnen oder ausblenden',
    '{name}: {group}': '{name}: {group}',
    None: 'Keine',
    '{count} foods': { one: '1 Lebensmittel', other: '{count} Lebensmittel' },
    '{found} of {count} foods': {
      one: '{found} von 1 Lebensmittel',
      other: '{found} von {count} Lebensmitteln',
    },
    '{name} was not changed. {reason}': '{name} wurde nicht geändert. {reason}',
    'Your foods': 'Deine Lebensmittel',
    'They are offered when you log. What you have logged stays as it is, whatever you change here.':
      'Sie werden dir beim Eintragen vorgeschlagen. Was du eingetragen hast, bleibt, wie es ist, egal was du hier änderst.',
    'Search your foods': 'Lebensmittel suchen',
    'You’re offline, and your foods aren’t saved here.':
      'Du bist offline, und deine Lebensmittel sind hier nicht gespeichert.',
    'None of your foods fits.': 'Keines deiner Lebensmittel passt.',
    'Foods that you log appear here.': 'Was du einträgst, erscheint hier.',
    'That was not changed. {reason}': 'Das wurde nicht geändert. {reason}',
    'You are logged in as {name}': 'Du bist angemeldet als {name}',
    'Each change is saved at once, for all your devices.':
      'Jede Änderung wird sofort gespeichert, für alle deine Geräte.',
    Display: 'Darstellung',
    'The targets of a day and the meals in which its entries are shown.':
      'Die Ziele eines Tages und die Mahlzeiten, in denen seine Einträge stehen.',
    Keyboard: 'Tastatur',
    'Your data': 'Deine Daten',
    'Export, import or delete your log': 'Tagebuch exportieren, importieren oder löschen',
    Account: 'Konto',
    'Your totals for today so far.': 'Deine bisherigen Gesamtwerte für heute.',
    'Open the food log': 'Tagebuch öffnen',
    'Add to {day}': 'Zum {day} hinzufügen',
    'Add to today': 'Zu heute hinzufügen',
    Now: 'Jetzt',
    Time: 'Uhrzeit',
    Meal: 'Mahlzeit',
    '{meal} (by its time)': '{meal} (nach Uhrzeit)',
    'Log again': 'Noch einmal eintragen',
    '{name} was not logged. {reason}': '{name} wurde nicht eingetragen. {reason}',
    'More foods appear here as you log them.': 'Was du noch einträgst, erscheint auch hier.',
    '{reason} What you typed is still here.': '{reason} Deine Eingaben sind noch da.',
    name: 'Name',
    calories: 'Kalorien',
    energy: 'Energie',
    fats: 'Fett',
    proteins: 'Eiweiß',
    carbs: 'Kohlenhydrate',
    amount: 'Menge',
    unit: 'Einheit',
    meal: 'Mahlzeit',
    day: 'Tag',
    time: 'Uhrzeit',
    group: 'Gruppe',
    theme: 'Farbschema',
    density: 'Dichte',
    'first day of the week': 'Wochenbeginn',
    clock: 'Zeitformat',
    'unit of energy': 'Energieeinheit',
    'keyboard shortcuts': 'Tastenkürzel',
    Monday: 'Montag',
    Tuesday: 'Dienstag',
    Wednesday: 'Mittwoch',
    Thursday: 'Donnerstag',
    Friday: 'Freitag',
    Saturday: 'Samstag',
    Sunday: 'Sonntag',
    'no {name}': 'ohne {name}',
    '{name} {value}': '{name} {value}',
    '{weekday} {name}': '{name} am {weekday}',
    system: 'wie das Gerät',
    light: 'hell',
    dark: 'dunkel',
    compact: 'kompakt',
    comfortable: 'großzügig',
    '24 hours': '24 Stunden',
    '12 hours': '12 Stunden',
    on: 'an',
    off: 'aus',
    incomplete: 'unvollständig',
    complete: 'vollständig',
    Deleted: 'Gelöscht',
    Calories: 'Kalorien',
    kcal: 'kcal',
    Fats: 'Fett',
    g: 'g',
    Proteins: 'Eiweiß',
    Carbs: 'Kohlenhydrate',
    'You marked this day as incomplete.': 'Du hast diesen Tag als unvollständig markiert.',
    'You’re offline, and this day isn’t saved here.':
      'Du bist offline, und dieser Tag ist hier nicht gespeichert.',
    'What you logged is safe.': 'Deine Einträge sind sicher.',
    'As of {time}, with your changes since.': 'Stand: {time}, mit deinen Änderungen seitdem.',
    'As of {time}.': 'Stand: {time}.',
    '{amount} kcal': '{amount} kcal',
    '{amount} kJ': '{amount} kJ',
    '{amount} over': '{amount} darüber',
    '{amount} left': 'noch {amount}',
    'Nothing was copied. {reason}': 'Nichts wurde kopiert. {reason}',
    'This is the day to copy to. Choose another.':
      'Auf diesen Tag wird kopiert. Wähle einen anderen.',
    'Nothing was logged on this day.': 'An diesem Tag wurde nichts eingetragen.',
    'Nothing was copied. Select at most {count} entries.':
      'Nichts wurde kopiert. Wähle höchstens {count} Einträge aus.',
    'Copy a day': 'Tag kopieren',
    'Copy {count} to today': '{count} auf heute kopieren',
    'Copy {count} to {day}': '{count} auf den {day} kopieren',
    'Day to copy from': 'Tag, von dem kopiert wird',
    'Copy yesterday ({what})': 'Gestern kopieren ({what})',
    'Copy {day} ({what})': '{day} kopieren ({what})',
    'Copy {meal} of yesterday ({what})': '{meal} von gestern kopieren ({what})',
    'Copy {meal} of {day} ({what})': '{meal} vom {day} kopieren ({what})',
    '{count} entries': { one: '1 Eintrag', other: '{count} Einträge' },
    '{name} is still in your log. {reason}': '{name} ist noch in deinem Tagebuch. {reason}',
    '{name} was not moved. {reason}': '{name} wurde nicht verschoben. {reason}',
    'Copy to today': 'Auf heute kopieren',
    'Copy this day to today': 'Diesen Tag auf heute kopieren',
    'Copy to today: {meal}': 'Auf heute kopieren: {meal}',
    'The day was not marked. {reason}': 'Der Tag wurde nicht markiert. {reason}',
    'Mark as complete': 'Als vollständig markieren',
    'Mark as incomplete': 'Als unvollständig markieren',
    'Recently deleted': 'Zuletzt gelöscht',
    'Nothing was restored. Select at most {count} entries.':
      'Nichts wurde wiederhergestellt. Wähle höchstens {count} Einträge aus.',
    'Nothing was restored. {reason}': 'Nichts wurde wiederhergestellt. {reason}',
    'Deleted in the last 30 days': 'In den letzten 30 Tagen gelöscht',
    'Restore {count}': '{count} wiederherstellen',
    'Nothing was deleted.': 'Nichts wurde gelöscht.',
    'What you typed is still here. {reason}': 'Deine Eingaben sind noch da. {reason}',
    'Another device or tab has changed this entry: {changes}. Your changes are below: save them, or cancel to leave the entry as it is.':
      'Ein anderes Gerät oder ein anderer Tab hat diesen Eintrag geändert: {changes}. Deine Änderungen stehen unten: Speichere sie oder brich ab, damit der Eintrag bleibt, wie er ist.',
    'Another device or tab has changed this entry: the same as before. Your changes are below: save them, or cancel to leave the entry as it is.':
      'Ein anderes Gerät oder ein anderer Tab hat diesen Eintrag geändert: Er ist wieder wie vorher. Deine Änderungen stehen unten: Speichere sie oder brich ab, damit der Eintrag bleibt, wie er ist.',
    'Save leaves the amount out: it was that of the name and figures before.':
      '„Speichern“ lässt die Menge weg: Sie gehörte zum vorigen Namen und den vorigen Werten.',
    Delete: 'Löschen',
    'Set a target for each day, and the totals say what is left of it.':
      'Lege ein Tagesziel fest, dann zeigen die Gesamtwerte, was davon noch übrig ist.',
    'Set a target': 'Ziele festlegen',
    Skip: 'Nicht jetzt',
    'That could not be undone. {reason}': 'Das konnte nicht rückgängig gemacht werden. {reason}',
    'Undone. Next: {change}': 'Rückgängig gemacht. Nächstes: {change}',
    'Undone.': 'Rückgängig gemacht.',
    'replacement of {name}': 'Ersetzen von {name}',
    'replacement of what you typed': 'Ersetzen deiner Eingaben',
    'Replaced {name}': '{name} ersetzt',
    'Replaced what you typed': 'Eingaben ersetzt',
    'No meal': 'Ohne Mahlzeit',
    '{language} could not be loaded. Check your connection.':
      '{language} konnte nicht geladen werden. Prüfe deine Verbindung.',
    'This could not be loaded. Check your connection and reload the page.':
      'Das konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.',
    'What you typed for {name} is kept. Check your connection and reload the page.':
      'Deine Eingaben für {name} bleiben erhalten. Prüfe deine Verbindung und lade die Seite neu.',
    'addition of {name} to {day}': 'Hinzufügen von {name} ({day})',
    'addition of {name}': 'Hinzufügen von {name}',
    'addition of {count} entries to {day}': {
      one: 'Hinzufügen von 1 Eintrag ({day})',
      other: 'Hinzufügen von {count} Einträgen ({day})',
    },
    'addition of {count} entries': {
      one: 'Hinzufügen von 1 Eintrag',
      other: 'Hinzufügen von {count} Einträgen',
    },
    'edit of {name}, {day}': 'Ändern von {name} ({day})',
    'edit of {name}': 'Ändern von {name}',
    'deletion of {name}, {day}': 'Löschen von {name} ({day})',
    'deletion of {name}': 'Löschen von {name}',
    'deletion of {count} entries, {day}': {
      one: 'Löschen von 1 Eintrag ({day})',
      other: 'Löschen von {count} Einträgen ({day})',
    },
    'deletion of {count} entries': {
      one: 'Löschen von 1 Eintrag',
      other: 'Löschen von {count} Einträgen',
    },
    'restoration of {name}, {day}': 'Wiederherstellen von {name} ({day})',
    'restoration of {name}': 'Wiederherstellen von {name}',
    'restoration of {count} entries, {day}': {
      one: 'Wiederherstellen von 1 Eintrag ({day})',
      other: 'Wiederherstellen von {count} Einträgen ({day})',
    },
    'restoration of {count} entries': {
      one: 'Wiederherstellen von 1 Eintrag',
      other: 'Wiederherstellen von {count} Einträgen',
    },
    'change of your targets': 'Ändern deiner Ziele',
    'change of your meals': 'Ändern deiner Mahlzeiten',
    'change of the mark of {day}': 'Ändern der Markierung vom {day}',
    'change of {name} in your foods': 'Ändern von {name} in deinen Lebensmitteln',
    'deletion of {name} from your foods': 'Löschen von {name} aus deinen Lebensmitteln',
    'change of your settings': 'Ändern deiner Einstellungen',
    'change of the theme': 'Ändern des Farbschemas',
    'change of the density': 'Ändern der Dichte',
    'change of the first day of the week': 'Ändern des Wochenbeginns',
    'change of the clock': 'Ändern des Zeitformats',
    'change of the unit of energy': 'Ändern der Energieeinheit',
    'change of the language': 'Ändern der Sprache',
    'change of the keyboard shortcuts': 'Ändern der Tastenkürzel',
    '{reason} Try again replaces what is set now: {differences}.':
      '{reason} „Noch einmal versuchen“ ersetzt, was jetzt eingestellt ist: {differences}.',
    'Added {name} to {day}': '{name} hinzugefügt ({day})',
    'Added {name}': '{name} hinzugefügt',
    'Added {count} entries to {day}': {
      one: '1 Eintrag hinzugefügt ({day})',
      other: '{count} Einträge hinzugefügt ({day})',
    },
    'Added {count} entries': {
      one: '1 Eintrag hinzugefügt',
      other: '{count} Einträge hinzugefügt',
    },
    'Changed {name}, {day}': '{name} geändert ({day})',
    'Changed {name}': '{name} geändert',
    'Deleted {name}, {day}': '{name} gelöscht ({day})',
    'Deleted {name}': '{name} gelöscht',
    'Deleted {count} entries, {day}': {
      one: '1 Eintrag gelöscht ({day})',
      other: '{count} Einträge gelöscht ({day})',
    },
    'Deleted {count} entries': { one: '1 Eintrag gelöscht', other: '{count} Einträge gelöscht' },
    'Restored {name}, {day}': '{name} wiederhergestellt ({day})',
    'Restored {name}': '{name} wiederhergestellt',
    'Restored {count} entries, {day}': {
      one: '1 Eintrag wiederhergestellt ({day})',
      other: '{count} Einträge wiederhergestellt ({day})',
    },
    'Restored {count} entries': {
      one: '1 Eintrag wiederhergestellt',
      other: '{count} Einträge wiederhergestellt',
    },
    'Changed your targets': 'Ziele geändert',
    'Changed your meals': 'Mahlzeiten geändert',
    'Changed the mark of {day}': 'Markierung vom {day} geändert',
    'Changed {name} in your foods': '{name} in deinen Lebensmitteln geändert',
    'Deleted {name} from your foods': '{name} aus deinen Lebensmitteln gelöscht',
    'Changed your settings': 'Einstellungen geändert',
    'Changed the theme': 'Farbschema geändert',
    'Changed the density': 'Dichte geändert',
    'Changed the first day of the week': 'Wochenbeginn geändert',
    'Changed the clock': 'Zeitformat geändert',
    'Changed the unit of energy': 'Energieeinheit geändert',
    'Changed the language': 'Sprache geändert',
    'Changed the keyboard shortcuts': 'Tastenkürzel geändert',
    'The food table could not be loaded. Check your connection and reload the page.':
      'Die Lebensmitteltabelle konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.',
    'This browser cannot search the food table.':
      'Dieser Browser kann die Lebensmitteltabelle nicht durchsuchen.',
    'Enter a name of at most 200 characters.': 'Gib einen Namen mit höchstens 200 Zeichen ein.',
    'Enter whole numbers from 0 to {most}.': 'Gib ganze Zahlen von 0 bis {most} ein.',
    'Enter an amount above 0, such as 0.5 or ½, and its unit, or neither.':
      'Gib eine Menge über 0, etwa 0,5 oder ½, und ihre Einheit ein oder nichts davon.',
    'Enter a unit of at most 50 characters.': 'Gib eine Einheit mit höchstens 50 Zeichen ein.',
    'Edit {name}': '{name} bearbeiten',
    'This is offered from now on. What you have logged stays as it is.':
      'Das wird ab jetzt vorgeschlagen. Was du eingetragen hast, bleibt, wie es ist.',
    'Figures, and the amount that has them': 'Werte und die Menge, für die sie gelten',
    Amount: 'Menge',
    Unit: 'Einheit',
    'Keyboard shortcuts in the log: / for the name, Ctrl or Cmd with Z for Undo':
      'Tastenkürzel im Tagebuch: / für den Namen, Strg oder Cmd mit Z für Rückgängig',
    Breakfast: 'Frühstück',
    Lunch: 'Mittagessen',
    Dinner: 'Abendessen',
    Snacks: 'Snacks',
    'A new entry gets the meal of its time. To remove a meal, empty its name: entries keep it.':
      'Ein neuer Eintrag bekommt die Mahlzeit seiner Uhrzeit. Um eine Mahlzeit zu entfernen, leere ihren Namen: Einträge behalten sie.',
    'Your meals are not known yet. Check your connection.':
      'Deine Mahlzeiten sind noch nicht bekannt. Prüfe deine Verbindung.',
    'Two meals have the same name.': 'Zwei Mahlzeiten haben denselben Namen.',
    'Begins at': 'Beginnt um',
    '{meal} begins at': '{meal} beginnt um',
    'New meal begins at': 'Neue Mahlzeit beginnt um',
    'Another device or tab has set this meanwhile: {differences}. What you changed is still here: save it, or cancel to leave it as it is.':
      'Ein anderes Gerät oder ein anderer Tab hat das inzwischen eingestellt: {differences}. Deine Änderungen sind noch da: Speichere sie oder brich ab, damit alles bleibt, wie es ist.',
    'Another device or tab has set this meanwhile: the same as before. What you changed is still here: save it, or cancel to leave it as it is.':
      'Ein anderes Gerät oder ein anderer Tab hat das inzwischen eingestellt: Es ist wieder wie vorher. Deine Änderungen sind noch da: Speichere sie oder brich ab, damit alles bleibt, wie es ist.',
    'That was not saved. {reason}': 'Das wurde nicht gespeichert. {reason}',
    Save: 'Speichern',
    Cancel: 'Abbrechen',
    'As the device': 'Wie das Gerät',
    Light: 'Hell',
    Dark: 'Dunkel',
    Comfortable: 'Großzügig',
    Compact: 'Kompakt',
    Usual: 'Üblich',
    Theme: 'Farbschema',
    Density: 'Dichte',
    'Compact has smaller buttons, for a mouse.':
      '„Kompakt“ hat kleinere Schaltflächen, für die Maus.',
    'First day of the week': 'Wochenbeginn',
    'Energy is stored in kcal and converted to kJ.':
      'Energie wird in kcal gespeichert und in kJ umgerechnet.',
    'Fields in which you enter a time follow your device.':
      'Felder, in die du eine Uhrzeit eingibst, richten sich nach deinem Gerät.',
    'Your targets are not known yet. Check your connection.':
      'Deine Ziele sind noch nicht bekannt. Prüfe deine Verbindung.',
    'Enter whole numbers from 0 to {most}, or leave a field empty.':
      'Gib ganze Zahlen von 0 bis {most} ein oder lass ein Feld leer.',
    'From {day} to the day before {next}, when others begin. Days before that keep theirs. An empty field is no target.':
      'Vom {day} bis zum Tag vor dem {next}, an dem andere beginnen. Frühere Tage behalten ihre Ziele. Ein leeres Feld ist kein Ziel.',
    'From {day} on. Days before that keep theirs. An empty field is no target.':
      'Ab dem {day}. Frühere Tage behalten ihre Ziele. Ein leeres Feld ist kein Ziel.',
    'Every day': 'Jeden Tag',
    'The same every day': 'Jeden Tag gleich',
    'Different by weekday': 'Je nach Wochentag',
    'This device’s clock is {time} fast.': 'Die Uhr dieses Geräts geht {time} vor.',
    'This device’s clock is {time} slow.': 'Die Uhr dieses Geräts geht {time} nach.',
    'Entries of its day may not be saved. Set the clock.':
      'Einträge mit ihrem Datum werden vielleicht nicht gespeichert. Stelle die Uhr.',
    'New entries get its day and time. Set the clock, or edit them later.':
      'Neue Einträge richten sich nach ihr. Stelle die Uhr oder bearbeite die Einträge später.',
    'Not saved: {count} changes': {
      one: 'Nicht gespeichert: 1 Änderung',
      other: 'Nicht gespeichert: {count} Änderungen',
    },
    'Show {count} changes': { one: '1 Änderung anzeigen', other: '{count} Änderungen anzeigen' },
    Show: 'Anzeigen',
    'Show {day}': '{day} anzeigen',
    'You have entries after today.': 'Du hast Einträge für kommende Tage.',
    'The last is on {day}.': 'Der letzte ist für den {day}.',
    'You have entries from before you signed up.':
      'Du hast Einträge aus der Zeit vor deiner Registrierung.',
    'The first is on {day}.': 'Der erste ist vom {day}.',
    'Not saved: {change}': 'Nicht gespeichert: {change}',
    Edit: 'Bearbeiten',
    Discard: 'Verwerfen',
    'Saving what you logged: {count} changes to go.': {
      one: 'Deine Einträge werden gespeichert: noch 1 Änderung.',
      other: 'Deine Einträge werden gespeichert: noch {count} Änderungen.',
    },
    'Not everything is saved': 'Nicht alles ist gespeichert',
    'Not saved yet:': 'Noch nicht gespeichert:',
    '{count} changes more': { one: '1 weitere Änderung', other: '{count} weitere Änderungen' },
    'Foodlog has refused:': 'Foodlog hat abgelehnt:',
    '{change}. {reason}': '{change}. {reason}',
    'What you keep stays on this device as long as space allows, until you log in here again.':
      'Was du behältst, bleibt auf diesem Gerät, solange der Platz reicht, bis du dich hier wieder anmeldest.',
    'This device cannot keep anything: its storage is full or blocked.':
      'Dieses Gerät kann nichts behalten: Sein Speicher ist voll oder gesperrt.',
    'Back to the food log': 'Zurück zum Tagebuch',
    'Log out and keep them': 'Abmelden und behalten',
    'Log out and discard them': 'Abmelden und verwerfen',
    'Leave this page open.': 'Lass diese Seite offen.',
    'Keep logging. Changes will be sent when you’re online.':
      'Du kannst weiter eintragen. Änderungen werden gesendet, sobald du online bist.',
    'Saved on this device. Will be sent when you’re online.':
      'Auf diesem Gerät gespeichert. Wird gesendet, sobald du online bist.',
    'Saved on this device. Foodlog tries again by itself.':
      'Auf diesem Gerät gespeichert. Foodlog versucht es von selbst noch einmal.',
    'Offline. {count} changes to send': {
      one: 'Offline. 1 Änderung zu senden',
      other: 'Offline. {count} Änderungen zu senden',
    },
    Offline: 'Offline',
    'Everything is saved.': 'Alles ist gespeichert.',
    'Not saved yet: {count} changes': {
      one: 'Noch nicht gespeichert: 1 Änderung',
      other: 'Noch nicht gespeichert: {count} Änderungen',
    },
    'Trying...': 'Wird versucht…',
    'Try now': 'Jetzt versuchen',
    'Deleting everything': 'Alles wird gelöscht',
    'Delete everything': 'Alles löschen',
    'Deletes your entries, foods, meals, targets and imports from Foodlog and from this device. Export them first if you may want them again.':
      'Löscht deine Einträge, Lebensmittel, Mahlzeiten, Ziele und Importe aus Foodlog und von diesem Gerät. Exportiere sie vorher, wenn du sie vielleicht noch brauchst.',
    'Delete everything…': 'Alles löschen…',
    'Delete everything?': 'Alles löschen?',
    'All that you have logged and set is deleted at once, with what this device has not saved yet. You cannot undo this.':
      'Alles, was du eingetragen und eingestellt hast, wird sofort gelöscht, auch was dieses Gerät noch nicht gespeichert hat. Das kannst du nicht rückgängig machen.',
    'Your account at the sign-in provider remains. Changes that another device of yours has not saved yet are added when it is online again.':
      'Dein Konto beim Anmeldedienst bleibt bestehen. Änderungen, die ein anderes deiner Geräte noch nicht gespeichert hat, kommen dazu, sobald es wieder online ist.',
    'Exported {count} entries to {file}': {
      one: '1 Eintrag in {file} exportiert',
      other: '{count} Einträge in {file} exportiert',
    },
    Exporting: 'Wird exportiert',
    Export: 'Export',
    'JSON holds everything that you have logged and set, for a copy or to move. CSV holds your entries, for a spreadsheet. Foodlog imports both.':
      'JSON enthält alles, was du eingetragen und eingestellt hast, als Kopie oder für einen Umzug. CSV enthält deine Einträge, für eine Tabellenkalkulation. Foodlog importiert beides.',
    '{count} changes of this device are not saved yet, and not exported.': {
      one: '1 Änderung dieses Geräts ist noch nicht gespeichert und wird nicht exportiert.',
      other:
        '{count} Änderungen dieses Geräts sind noch nicht gespeichert und werden nicht exportiert.',
    },
    'Export JSON': 'JSON exportieren',
    'Export CSV': 'CSV exportieren',
    'Day, month, year': 'Tag, Monat, Jahr',
    'Month, day, year': 'Monat, Tag, Jahr',
    kJ: 'kJ',
    'Point, as in 1.5': 'Punkt, wie in 1.5',
    'Comma, as in 1,5': 'Komma, wie in 1,5',
    'Column {number}': 'Spalte {number}',
    'What is in which column?': 'Was steht in welcher Spalte?',
    'Order of dates': 'Reihenfolge im Datum',
    Choose: 'Bitte wählen',
    'Unit of energy': 'Energieeinheit',
    'Decimal sign': 'Dezimalzeichen',
    Continue: 'Fortsetzen',
    'Another import is not finished. Continue or undo it first, in the list below.':
      'Ein anderer Import ist nicht abgeschlossen. Setze ihn zuerst unten in der Liste fort oder mache ihn rückgängig.',
    'Reading the file': 'Die Datei wird gelesen',
    'Stopped. {count} entries that you have changed since stayed.': {
      one: 'Gestoppt. 1 Eintrag, den du seitdem geändert hast, ist geblieben.',
      other: 'Gestoppt. {count} Einträge, die du seitdem geändert hast, sind geblieben.',
    },
    'Stopped: nothing was imported.': 'Gestoppt: Nichts wurde importiert.',
    'A part of the import may be in your log still. Undo it in the list below.':
      'Ein Teil des Imports ist vielleicht noch in deinem Tagebuch. Mache ihn unten in der Liste rückgängig.',
    Importing: 'Wird importiert',
    'Your log has changed since the file was compared with it. Choose the file again.':
      'Dein Tagebuch hat sich geändert, seit die Datei damit verglichen wurde. Wähle die Datei noch einmal.',
    'Nothing was imported: the file has {count} new entries, and at most {most} can be imported at once. Split it first.':
      'Nichts wurde importiert: Die Datei hat {count} neue Einträge, auf einmal sind höchstens {most} möglich. Teile sie zuerst.',
    'Nothing was imported: {count} days, the first {day}, would have more than {most} entries, which is the most that a day can have. Remove some from the file first.':
      {
        one: 'Nichts wurde importiert: Der {day} hätte mehr als {most} Einträge, und mehr kann ein Tag nicht haben. Entferne zuerst einige aus der Datei.',
        other:
          'Nichts wurde importiert: {count} Tage, der erste am {day}, hätten mehr als {most} Einträge, und mehr kann ein Tag nicht haben. Entferne zuerst einige aus der Datei.',
      },
    Import: 'Import',
    'Imported what is set.': 'Einstellungen importiert.',
    'Taking the import out of your log': 'Der Import wird aus dem Tagebuch entfernt',
    'The import is undone. {count} entries that you have changed since stayed.': {
      one: 'Der Import ist rückgängig gemacht. 1 Eintrag, den du seitdem geändert hast, ist geblieben.',
      other:
        'Der Import ist rückgängig gemacht. {count} Einträge, die du seitdem geändert hast, sind geblieben.',
    },
    'The import is undone.': 'Der Import ist rückgängig gemacht.',
    'Foodlog reads its own exports, those of Cronometer and MyFitnessPal, and other CSV files. You see what is new before anything is stored, and can undo an import later.':
      'Foodlog liest eigene Exporte, die von Cronometer und MyFitnessPal und andere CSV-Dateien. Du siehst, was neu ist, bevor etwas gespeichert wird, und kannst einen Import später rückgängig machen.',
    'Reading the entries': 'Die Einträge werden gelesen',
    'Choose a file': 'Datei wählen',
    'File to import': 'Datei zum Importieren',
    'Imported {count} entries.': {
      one: '1 Eintrag importiert.',
      other: '{count} Einträge importiert.',
    },
    'Not finished: nothing of it is in your log.':
      'Nicht abgeschlossen: Nichts davon ist in deinem Tagebuch.',
    'Not finished: {imported} of {count} entries are in your log.': {
      one: 'Nicht abgeschlossen: {imported} von 1 Eintrag ist in deinem Tagebuch.',
      other: 'Nicht abgeschlossen: {imported} von {count} Einträgen sind in deinem Tagebuch.',
    },
    'Not undone to the end: {count} entries left in your log.': {
      one: 'Nicht ganz rückgängig gemacht: noch 1 Eintrag in deinem Tagebuch.',
      other: 'Nicht ganz rückgängig gemacht: noch {count} Einträge in deinem Tagebuch.',
    },
    'Undone. {count} entries that you have changed since stayed.': {
      one: 'Rückgängig gemacht. 1 Eintrag, den du seitdem geändert hast, ist geblieben.',
      other: 'Rückgängig gemacht. {count} Einträge, die du seitdem geändert hast, sind geblieben.',
    },
    Imports: 'Importe',
    '{name}, {day}': '{name}, {day}',
    'Continue {name}': 'Fortsetzen: {name}',
    'Discard {name}': 'Verwerfen: {name}',
    'Undo {name}': 'Rückgängig: {name}',
    Undo: 'Rückgängig',
    '{day}, {time}: {name}, {energy}, fats {fats} g, proteins {proteins} g, carbs {carbs} g':
      '{day}, {time}: {name}, {energy}, Fett {fats} g, Eiweiß {proteins} g, Kohlenhydrate {carbs} g',
    '{count} meals, the first on {day}, are left out: your log has them with other figures. To import them, delete them from your log first.':
      {
        one: '1 Mahlzeit, am {day}, wird ausgelassen: Sie steht mit anderen Werten in deinem Tagebuch. Lösche sie dort zuerst, um sie zu importieren.',
        other:
          '{count} Mahlzeiten, die erste am {day}, werden ausgelassen: Sie stehen mit anderen Werten in deinem Tagebuch. Lösche sie dort zuerst, um sie zu importieren.',
      },
    '{count} entries with the day, time, name and figures of an entry in your log are left out.': {
      one: '1 Eintrag wird ausgelassen: Tag, Uhrzeit, Name und Werte stehen so schon in deinem Tagebuch.',
      other:
        '{count} Einträge werden ausgelassen: Tag, Uhrzeit, Name und Werte stehen so schon in deinem Tagebuch.',
    },
    'Fractions are rounded to whole numbers in {count} entries.': {
      one: 'In 1 Eintrag wird auf ganze Zahlen gerundet.',
      other: 'In {count} Einträgen wird auf ganze Zahlen gerundet.',
    },
    '0 is stored for fats, proteins or carbs that are missing in {count} entries.': {
      one: 'In 1 Eintrag fehlen Fett, Eiweiß oder Kohlenhydrate: Dafür wird 0 gespeichert.',
      other:
        'In {count} Einträgen fehlen Fett, Eiweiß oder Kohlenhydrate: Dafür wird 0 gespeichert.',
    },
    '{count} entries have no time of day: each gets that of its meal, or noon.': {
      one: '1 Eintrag hat keine Uhrzeit: Er bekommt die seiner Mahlzeit oder 12 Uhr mittags.',
      other:
        '{count} Einträge haben keine Uhrzeit: Jeder bekommt die seiner Mahlzeit oder 12 Uhr mittags.',
    },
    'The amount or unit of {count} entries cannot be stored, and is left out.': {
      one: 'Die Menge oder Einheit von 1 Eintrag lässt sich nicht speichern und wird weggelassen.',
      other:
        'Die Menge oder Einheit von {count} Einträgen lässt sich nicht speichern und wird weggelassen.',
    },
    'The file has no new entries.': 'Die Datei hat keine neuen Einträge.',
    '{count} new entries, on {day}.': {
      one: '1 neuer Eintrag, am {day}.',
      other: '{count} neue Einträge, am {day}.',
    },
    '{count} new entries, from {first} to {last}.': {
      one: '1 neuer Eintrag, vom {first} bis {last}.',
      other: '{count} neue Einträge, vom {first} bis {last}.',
    },
    'This is an export of {source}.': 'Das ist ein Export aus {source}.',
    'The first entries': 'Die ersten Einträge',
    '{count} rows cannot be read': {
      one: '1 Zeile kann nicht gelesen werden',
      other: '{count} Zeilen können nicht gelesen werden',
    },
    'Row {row}: {reason}': 'Zeile {row}: {reason}',
    '{count} rows more': { one: '1 weitere Zeile', other: '{count} weitere Zeilen' },
    'Set what you have not set yet: {settings}. It stays when you undo the import.':
      'Übernehmen, was du noch nicht eingestellt hast: {settings}. Das bleibt, wenn du den Import rückgängig machst.',
    'Import {count} entries': {
      one: '1 Eintrag importieren',
      other: '{count} Einträge importieren',
    },
    'Import what is set': 'Einstellungen importieren',
    'Change columns': 'Spalten ändern',
    Stop: 'Stoppen',
    'Your account at the sign-in provider remains. You can log again whenever you like.':
      'Dein Konto beim Anmeldedienst bleibt bestehen. Du kannst jederzeit wieder etwas eintragen.',
    Home: 'Zur Startseite',
    'Everything that you had in Foodlog is deleted':
      'Alles, was du in Foodlog hattest, ist gelöscht',
    'What you log is yours: take it with you, bring it in, or delete it.':
      'Was du einträgst, gehört dir: Nimm es mit, importiere es oder lösche es.',
    'You’re offline. Export, import and deletion need a connection.':
      'Du bist offline. Export, Import und Löschen brauchen eine Verbindung.',
    'There is no name.': 'Der Name fehlt.',
    'There is no meal.': 'Die Mahlzeit fehlt.',
    'There is no unit.': 'Die Einheit fehlt.',
    'The name is longer than {longest} characters.': 'Der Name ist länger als {longest} Zeichen.',
    'The meal is longer than {longest} characters.':
      'Die Mahlzeit ist länger als {longest} Zeichen.',
    'The unit is longer than {longest} characters.':
      'Die Einheit ist länger als {longest} Zeichen.',
    'The name has characters that cannot be shown.':
      'Der Name hat Zeichen, die nicht angezeigt werden können.',
    'The meal has characters that cannot be shown.':
      'Die Mahlzeit hat Zeichen, die nicht angezeigt werden können.',
    'The unit has characters that cannot be shown.':
      'Die Einheit hat Zeichen, die nicht angezeigt werden können.',
    'There is no day.': 'Der Tag fehlt.',
    'The day {day} has not come yet.': 'Der Tag {day} liegt in der Zukunft.',
    'There is no time.': 'Die Uhrzeit fehlt.',
    'There is no instant at which it was logged.': 'Es fehlt, wann es eingetragen wurde.',
    'The calories are no number from 0 to {most}.':
      'Der Wert für Kalorien ist keine Zahl von 0 bis {most}.',
    'The fats are no number from 0 to {most}.':
      'Der Wert für Fett ist keine Zahl von 0 bis {most}.',
    'The proteins are no number from 0 to {most}.':
      'Der Wert für Eiweiß ist keine Zahl von 0 bis {most}.',
    'The carbs are no number from 0 to {most}.':
      'Der Wert für Kohlenhydrate ist keine Zahl von 0 bis {most}.',
    'The amount is no number up to {most} with at most three decimals.':
      'Die Menge ist keine Zahl bis {most} mit höchstens drei Nachkommastellen.',
    Day: 'Tag',
    Name: 'Name',
    Energy: 'Energie',
    'Logged at': 'Eingetragen am',
    'Choose the column with the day.': 'Wähle die Spalte mit dem Tag.',
    'Choose the order of day and month.': 'Wähle die Reihenfolge von Tag und Monat.',
    'Choose the column with the energy.': 'Wähle die Spalte mit der Energie.',
    'Choose the decimal sign.': 'Wähle das Dezimalzeichen.',
    'Choose the column with the name of the food, or that with the meal.':
      'Wähle die Spalte mit dem Namen des Lebensmittels oder die mit der Mahlzeit.',
    'Your log changes all the time. Try again when nothing is logged.':
      'Dein Tagebuch ändert sich ständig. Versuche es noch einmal, wenn nichts eingetragen wird.',
    'Foodlog has answered the same twice. Try again.':
      'Foodlog hat zweimal das Gleiche geantwortet. Versuche es noch einmal.',
    'Exporting: {count} entries so far': {
      one: 'Wird exportiert: bisher 1 Eintrag',
      other: 'Wird exportiert: bisher {count} Einträge',
    },
    'Importing {count} entries': {
      one: '1 Eintrag wird importiert',
      other: '{count} Einträge werden importiert',
    },
    '{count} days from which targets hold': {
      one: 'ein Starttag für Ziele',
      other: '{count} Starttage für Ziele',
    },
    '{count} meals': { one: 'eine Mahlzeit', other: '{count} Mahlzeiten' },
    '{count} foods of your own': {
      one: 'ein eigenes Lebensmittel',
      other: '{count} eigene Lebensmittel',
    },
    '{count} incomplete days': {
      one: 'ein unvollständiger Tag',
      other: '{count} unvollständige Tage',
    },
    'how the pages look': 'die Darstellung',
    'Setting what the file has set': 'Einstellungen werden übernommen',
    'Taking back what was set': 'Was eingestellt wurde, wird zurückgenommen',
    'Changes of its entries are not saved yet. Undo the import when they are.':
      'Änderungen an Einträgen des Imports sind noch nicht gespeichert. Mache ihn danach rückgängig.',
    'A part of what the file has set may be set still. Look through your settings.':
      'Einige Einstellungen der Datei gelten vielleicht noch. Sieh deine Einstellungen durch.',
    'The file is not complete JSON. Export it again.':
      'Die Datei ist kein vollständiges JSON. Exportiere sie noch einmal.',
    'This JSON is no export of Foodlog.': 'Dieses JSON ist kein Export aus Foodlog.',
    'This export is of a later release of Foodlog than this one.':
      'Dieser Export stammt aus einer neueren Version von Foodlog.',
    'Comparing with your log: {count} entries so far': {
      one: 'Vergleich mit deinem Tagebuch: bisher 1 Eintrag',
      other: 'Vergleich mit deinem Tagebuch: bisher {count} Einträge',
    },
    '“{text}” is no day.': '„{text}“ ist kein Tag.',
    '“{text}” is no time.': '„{text}“ ist keine Uhrzeit.',
    '“{text}” is no number.': '„{text}“ ist keine Zahl.',
    '“{text}” is in another unit.': '„{text}“ hat eine andere Einheit.',
    'There is no energy.': 'Die Energie fehlt.',
    'The row never ends: it has a quote that is not closed.':
      'Die Zeile endet nie: Ein Anführungszeichen darin wird nicht geschlossen.',
    'The row has more cells than the header.': 'Die Zeile hat mehr Zellen als die Kopfzeile.',
    'It is no entry.': 'Das ist kein Eintrag.',
    'The file has more than {size} MB. Split it first.':
      'Die Datei hat mehr als {size} MB. Teile sie zuerst auf.',
    'The file could not be read. Choose it again.':
      'Die Datei konnte nicht gelesen werden. Wähle sie noch einmal.',
    'The file is empty.': 'Die Datei ist leer.',
    'This file is neither CSV nor JSON. Export your log as CSV or JSON first.':
      'Diese Datei ist weder CSV noch JSON. Exportiere dein Tagebuch zuerst als CSV oder JSON.',
    'over {count} complete days of {days}': {
      one: 'über {count} vollständigen Tag von {days}',
      other: 'über {count} vollständige Tage von {days}',
    },
    Days: 'Tage',
    Figure: 'Wert',
    'over {known} of {count} days, with 0 where nothing is logged':
      'über {known} von {count} Tagen, mit 0, wo nichts eingetragen ist',
    'Nothing is logged on these days.': 'An diesen Tagen ist nichts eingetragen.',
    'The totals of {count} days are unknown until your changes are saved.': {
      one: 'Die Gesamtwerte von 1 Tag sind unbekannt, bis deine Änderungen gespeichert sind.',
      other:
        'Die Gesamtwerte von {count} Tagen sind unbekannt, bis deine Änderungen gespeichert sind.',
    },
    'Today and the days that you mark as incomplete are left out of the average.':
      'Heute und Tage, die du als unvollständig markierst, zählen nicht zum Durchschnitt.',
    'You’re offline, and these days are not all saved here.':
      'Du bist offline, und diese Tage sind hier nicht alle gespeichert.',
    Average: 'Durchschnitt',
    Earlier: 'Früher',
    Later: 'Später',
    '{count} days': { one: '1 Tag', other: '{count} Tage' },
    'Average of logged days': 'Schnitt der Tage mit Einträgen',
    'Average of all days': 'Schnitt aller Tage',
    'This device has no room for it. Write down what was refused, then discard it.':
      'Dieses Gerät hat dafür keinen Platz. Notiere, was abgelehnt wurde, und verwirf es dann.',
    'You are editing this entry. Save or cancel that first.':
      'Du bearbeitest diesen Eintrag gerade. Speichere zuerst oder brich ab.',
    'Something else is in the form. Add or clear that first.':
      'Im Formular steht etwas anderes. Füge das zuerst hinzu oder lösche es.',
    'Food log': 'Tagebuch',
    'Create an account': 'Konto erstellen',
    Login: 'Anmelden',
    'Allow both for this site in your browser’s settings, then reload the page.':
      'Erlaube beides für diese Website in den Einstellungen deines Browsers und lade dann die Seite neu.',
    'Reload the page': 'Seite neu laden',
    'To sign you in, Foodlog needs cookies and site data.':
      'Um dich anzumelden, braucht Foodlog Cookies und Websitedaten.',
    Logout: 'Abmelden',
    'You are still signed in, and nothing was discarded: sign-in cannot be reached right now.':
      'Du bist noch angemeldet, und nichts wurde verworfen: Die Anmeldung ist gerade nicht erreichbar.',
    'You are still signed in: sign-in cannot be reached right now.':
      'Du bist noch angemeldet: Die Anmeldung ist gerade nicht erreichbar.',
    'This device keeps changes that are not saved yet, until the person who made them logs in.':
      'Dieses Gerät behält noch nicht gespeicherte Änderungen, bis sich anmeldet, wer sie gemacht hat.',
    'You are not logged in': 'Du bist nicht angemeldet',
    'Lentil soup': 'Linsensuppe',
    Coffee: 'Kaffee',
    'Porridge with berries': 'Porridge mit Beeren',
    'Know what you eat, in a few seconds a day.':
      'Wissen, was du isst – in ein paar Sekunden am Tag.',
    'Log your usual foods with one tap, or search 8,789 others.':
      'Trage Gewohntes mit einem Fingertipp ein oder suche unter 8.789 anderen Lebensmitteln.',
    'See what you have eaten, and what is left of your targets.':
      'Sieh, was du gegessen hast und was von deinen Zielen noch übrig ist.',
    'Undo any change, and log without a network.':
      'Mache jede Änderung rückgängig und trage auch ohne Netz ein.',
    'Too many attempts. Try again in {count} seconds.': {
      one: 'Zu viele Versuche. Versuche es in 1 Sekunde noch einmal.',
      other: 'Zu viele Versuche. Versuche es in {count} Sekunden noch einmal.',
    },
    'Sign-in failed.': 'Anmeldung fehlgeschlagen.',
    'The sign-in form could not be loaded.': 'Das Anmeldeformular konnte nicht geladen werden.',
    'Sign-in is not responding.': 'Die Anmeldung antwortet nicht.',
  },
};
