import { frFR } from '@foodlog/ui/locales/fr';
import type { Language } from '../Language.types.ts';

/** French, as in France. */
export const language: Language = {
  components: frFR,
  locale: 'fr-FR',
  direction: 'ltr',
  texts: {
    ', ': ', ',
    today: 'aujourd’hui',
    Language: 'Langue',
    language: 'langue',
    'An Error Ocurred': 'Un problème est survenu',
    'Foodlog cannot be reached. Check your connection.':
      'Foodlog est injoignable. Vérifiez votre connexion.',
    '{message} (request {id})': '{message} (requête {id})',
    'Too many requests at once. Wait a moment.':
      'Trop de requêtes à la fois. Patientez un instant.',
    'Foodlog could not answer ({message}).': 'Foodlog n’a pas pu répondre ({message}).',
    'Try again': 'Réessayer',
    Log: 'Journal',
    Trends: 'Tendances',
    Foods: 'Aliments',
    Settings: 'Réglages',
    Main: 'Principale',
    'Sign-in cannot be reached right now.': 'Service de connexion injoignable pour l’instant.',
    'Add food': 'Ajouter un aliment',
    'Hello, {name}': 'Bonjour {name}',
    'Loading...': 'Chargement…',
    Today: 'Aujourd’hui',
    Targets: 'Objectifs',
    Meals: 'Repas',
    Pinned: 'Épinglés',
    Offered: 'Proposés',
    Hidden: 'Masqués',
    'Delete {name} from your foods': 'Supprimer {name} de vos aliments',
    'Not saved yet': 'Pas encore enregistré',
    'Loading your foods': 'Chargement de vos aliments',
    'Pin or hide {name}': 'Épingler ou masquer {name}',
    '{name}: {group}': '{name} : {group}',
    None: 'Aucun',
    '{count} foods': {
      one: '{count} aliment',
      many: '{count} d’aliments',
      other: '{count} aliments',
    },
    '{found} of {count} foods': {
      one: '{found} sur {count} aliment',
      many: '{found} sur {count} d’aliments',
      other: '{found} sur {count} aliments',
    },
    '{name} was not changed. {reason}': '{name} n’a pas été modifié. {reason}',
    'Your foods': 'Vos aliments',
    'They are offered when you log. What you have logged stays as it is, whatever you change here.':
      'Ils vous sont proposés lors de la saisie. Vos saisies passées restent telles quelles, quoi que vous changiez ici.',
    'Search your foods': 'Chercher dans vos aliments',
    'You’re offline, and your foods aren’t saved here.':
      'Vous êtes hors ligne, et vos aliments ne sont pas enregistrés ici.',
    'None of your foods fits.': 'Aucun de vos aliments ne correspond.',
    'Foods that you log appear here.': 'Les aliments enregistrés apparaissent ici.',
    'That was not changed. {reason}': 'Rien n’a été modifié. {reason}',
    'You are logged in as {name}': 'Compte connecté : {name}',
    'Each change is saved at once, for all your devices.':
      'Chaque modification est enregistrée aussitôt, pour tous vos appareils.',
    Display: 'Affichage',
    'The targets of a day and the meals in which its entries are shown.':
      'Les objectifs d’un jour et les repas dans lesquels ses saisies sont affichées.',
    Keyboard: 'Clavier',
    'Your data': 'Vos données',
    'Export, import or delete your log': 'Exporter, importer ou supprimer votre journal',
    Account: 'Compte',
    'Your totals for today so far.': 'Vos totaux du jour pour l’instant.',
    'Open the food log': 'Ouvrir le journal',
    'Add to {day}': 'Ajouter au {day}',
    'Add to today': 'Ajouter à aujourd’hui',
    Now: 'Maintenant',
    Time: 'Heure',
    Meal: 'Repas',
    '{meal} (by its time)': '{meal} (selon l’heure)',
    'Log again': 'Enregistrer à nouveau',
    '{name} was not logged. {reason}': '{name} n’a pas été enregistré. {reason}',
    'More foods appear here as you log them.':
      'D’autres aliments apparaîtront ici au fil de vos saisies.',
    '{reason} What you typed is still here.': '{reason} Votre saisie est toujours là.',
    name: 'nom',
    calories: 'calories',
    energy: 'énergie',
    fats: 'lipides',
    proteins: 'protéines',
    carbs: 'glucides',
    amount: 'quantité',
    unit: 'unité',
    meal: 'repas',
    day: 'jour',
    time: 'heure',
    group: 'groupe',
    theme: 'thème',
    density: 'densité',
    'first day of the week': 'premier jour de la semaine',
    clock: 'format de l’heure',
    'unit of energy': 'unité d’énergie',
    'keyboard shortcuts': 'raccourcis clavier',
    Monday: 'lundi',
    Tuesday: 'mardi',
    Wednesday: 'mercredi',
    Thursday: 'jeudi',
    Friday: 'vendredi',
    Saturday: 'samedi',
    Sunday: 'dimanche',
    'no {name}': '{name} : –',
    '{name} {value}': '{name} : {value}',
    '{weekday} {name}': '{name} ({weekday})',
    system: 'système',
    light: 'clair',
    dark: 'sombre',
    compact: 'compacte',
    comfortable: 'confortable',
    '24 hours': '24 heures',
    '12 hours': '12 heures',
    on: 'activés',
    off: 'désactivés',
    incomplete: 'incomplet',
    complete: 'complet',
    Deleted: 'Supprimés',
    Calories: 'Calories',
    kcal: 'kcal',
    Fats: 'Lipides',
    g: 'g',
    Proteins: 'Protéines',
    Carbs: 'Glucides',
    'You marked this day as incomplete.': 'Vous avez marqué ce jour comme incomplet.',
    'You’re offline, and this day isn’t saved here.':
      'Vous êtes hors ligne, et ce jour n’est pas enregistré ici.',
    'What you logged is safe.': 'Vos saisies sont bien conservées.',
    'As of {time}, with your changes since.':
      'Mise à jour : {time}, avec vos modifications depuis.',
    'As of {time}.': 'Mise à jour : {time}.',
    '{amount} kcal': '{amount} kcal',
    '{amount} kJ': '{amount} kJ',
    '{amount} over': '{amount} de trop',
    '{amount} left': 'reste {amount}',
    'Nothing was copied. {reason}': 'Rien n’a été copié. {reason}',
    'This is the day to copy to. Choose another.':
      'C’est le jour de destination. Choisissez-en un autre.',
    'Nothing was logged on this day.': 'Aucune saisie ce jour-là.',
    'Nothing was copied. Select at most {count} entries.':
      'Rien n’a été copié. Sélectionnez {count} saisies au maximum.',
    'Copy a day': 'Copier un jour',
    'Copy {count} to today': 'Copier {count} vers aujourd’hui',
    'Copy {count} to {day}': 'Copier {count} vers le {day}',
    'Day to copy from': 'Jour à copier',
    'Copy yesterday ({what})': 'Copier hier ({what})',
    'Copy {day} ({what})': 'Copier le {day} ({what})',
    'Copy {meal} of yesterday ({what})': 'Copier {meal} d’hier ({what})',
    'Copy {meal} of {day} ({what})': 'Copier {meal} du {day} ({what})',
    '{count} entries': {
      one: '{count} saisie',
      many: '{count} de saisies',
      other: '{count} saisies',
    },
    '{name} is still in your log. {reason}': '{name} est toujours dans votre journal. {reason}',
    '{name} was not moved. {reason}': '{name} n’a pas été déplacé. {reason}',
    'Copy to today': 'Copier vers aujourd’hui',
    'Copy this day to today': 'Copier ce jour vers aujourd’hui',
    'Copy to today: {meal}': 'Copier vers aujourd’hui : {meal}',
    'The day was not marked. {reason}': 'Le jour n’a pas été marqué. {reason}',
    'Mark as complete': 'Marquer comme complet',
    'Mark as incomplete': 'Marquer comme incomplet',
    'Recently deleted': 'Suppressions récentes',
    'Nothing was restored. Select at most {count} entries.':
      'Rien n’a été restauré. Sélectionnez {count} saisies au maximum.',
    'Nothing was restored. {reason}': 'Rien n’a été restauré. {reason}',
    'Deleted in the last 30 days': 'Suppressions des 30 derniers jours',
    'Restore {count}': 'Restaurer {count}',
    'Nothing was deleted.': 'Rien n’a été supprimé.',
    'What you typed is still here. {reason}': 'Votre saisie est toujours là. {reason}',
    'Another device or tab has changed this entry: {changes}. Your changes are below: save them, or cancel to leave the entry as it is.':
      'Un autre appareil ou onglet a modifié cette saisie : {changes}. Vos modifications sont ci-dessous : enregistrez-les, ou annulez pour laisser la saisie telle quelle.',
    'Another device or tab has changed this entry: the same as before. Your changes are below: save them, or cancel to leave the entry as it is.':
      'Un autre appareil ou onglet a modifié cette saisie : elle est comme avant. Vos modifications sont ci-dessous : enregistrez-les, ou annulez pour laisser la saisie telle quelle.',
    'Save leaves the amount out: it was that of the name and figures before.':
      '« Enregistrer » retire la quantité : elle correspondait au nom et aux valeurs d’avant.',
    Delete: 'Supprimer',
    'Set a target for each day, and the totals say what is left of it.':
      'Fixez un objectif pour chaque jour, et les totaux indiquent ce qu’il en reste.',
    'Set a target': 'Fixer des objectifs',
    Skip: 'Pas maintenant',
    'That could not be undone. {reason}': 'L’annulation a échoué. {reason}',
    'Undone. Next: {change}': 'Annulé. Ensuite : {change}',
    'Undone.': 'Annulé.',
    'replacement of {name}': 'remplacement de « {name} »',
    'replacement of what you typed': 'remplacement de votre saisie',
    'Replaced {name}': 'Remplacé : {name}',
    'Replaced what you typed': 'Votre saisie a été remplacée',
    'No meal': 'Sans repas',
    '{language} could not be loaded. Check your connection.':
      '« {language} » n’a pas pu être chargé. Vérifiez votre connexion.',
    'This could not be loaded. Check your connection and reload the page.':
      'Le chargement a échoué. Vérifiez votre connexion et rechargez la page.',
    'What you typed for {name} is kept. Check your connection and reload the page.':
      'Votre saisie pour {name} est conservée. Vérifiez votre connexion et rechargez la page.',
    'addition of {name} to {day}': 'ajout de « {name} », {day}',
    'addition of {name}': 'ajout de « {name} »',
    'addition of {count} entries to {day}': {
      one: 'ajout de {count} saisie, {day}',
      many: 'ajout de {count} de saisies, {day}',
      other: 'ajout de {count} saisies, {day}',
    },
    'addition of {count} entries': {
      one: 'ajout de {count} saisie',
      many: 'ajout de {count} de saisies',
      other: 'ajout de {count} saisies',
    },
    'edit of {name}, {day}': 'modification de « {name} », {day}',
    'edit of {name}': 'modification de « {name} »',
    'deletion of {name}, {day}': 'suppression de « {name} », {day}',
    'deletion of {name}': 'suppression de « {name} »',
    'deletion of {count} entries, {day}': {
      one: 'suppression de {count} saisie, {day}',
      many: 'suppression de {count} de saisies, {day}',
      other: 'suppression de {count} saisies, {day}',
    },
    'deletion of {count} entries': {
      one: 'suppression de {count} saisie',
      many: 'suppression de {count} de saisies',
      other: 'suppression de {count} saisies',
    },
    'restoration of {name}, {day}': 'restauration de « {name} », {day}',
    'restoration of {name}': 'restauration de « {name} »',
    'restoration of {count} entries, {day}': {
      one: 'restauration de {count} saisie, {day}',
      many: 'restauration de {count} de saisies, {day}',
      other: 'restauration de {count} saisies, {day}',
    },
    'restoration of {count} entries': {
      one: 'restauration de {count} saisie',
      many: 'restauration de {count} de saisies',
      other: 'restauration de {count} saisies',
    },
    'change of your targets': 'modification de vos objectifs',
    'change of your meals': 'modification de vos repas',
    'change of the mark of {day}': 'modification du statut du {day}',
    'change of {name} in your foods': 'modification de « {name} » dans vos aliments',
    'deletion of {name} from your foods': 'suppression de « {name} » de vos aliments',
    'change of your settings': 'modification de vos réglages',
    'change of the theme': 'modification du thème',
    'change of the density': 'modification de la densité',
    'change of the first day of the week': 'modification du premier jour de la semaine',
    'change of the clock': 'modification du format de l’heure',
    'change of the unit of energy': 'modification de l’unité d’énergie',
    'change of the language': 'modification de la langue',
    'change of the keyboard shortcuts': 'modification des raccourcis clavier',
    '{reason} Try again replaces what is set now: {differences}.':
      '{reason} « Réessayer » remplace les réglages actuels : {differences}.',
    'Added {name} to {day}': 'Ajouté : {name}, {day}',
    'Added {name}': 'Ajouté : {name}',
    'Added {count} entries to {day}': {
      one: '{count} saisie ajoutée, {day}',
      many: '{count} de saisies ajoutées, {day}',
      other: '{count} saisies ajoutées, {day}',
    },
    'Added {count} entries': {
      one: '{count} saisie ajoutée',
      many: '{count} de saisies ajoutées',
      other: '{count} saisies ajoutées',
    },
    'Changed {name}, {day}': 'Modifié : {name}, {day}',
    'Changed {name}': 'Modifié : {name}',
    'Deleted {name}, {day}': 'Supprimé : {name}, {day}',
    'Deleted {name}': 'Supprimé : {name}',
    'Deleted {count} entries, {day}': {
      one: '{count} saisie supprimée, {day}',
      many: '{count} de saisies supprimées, {day}',
      other: '{count} saisies supprimées, {day}',
    },
    'Deleted {count} entries': {
      one: '{count} saisie supprimée',
      many: '{count} de saisies supprimées',
      other: '{count} saisies supprimées',
    },
    'Restored {name}, {day}': 'Restauré : {name}, {day}',
    'Restored {name}': 'Restauré : {name}',
    'Restored {count} entries, {day}': {
      one: '{count} saisie restaurée, {day}',
      many: '{count} de saisies restaurées, {day}',
      other: '{count} saisies restaurées, {day}',
    },
    'Restored {count} entries': {
      one: '{count} saisie restaurée',
      many: '{count} de saisies restaurées',
      other: '{count} saisies restaurées',
    },
    'Changed your targets': 'Objectifs modifiés',
    'Changed your meals': 'Repas modifiés',
    'Changed the mark of {day}': 'Statut du {day} modifié',
    'Changed {name} in your foods': 'Modifié dans vos aliments : {name}',
    'Deleted {name} from your foods': 'Supprimé de vos aliments : {name}',
    'Changed your settings': 'Réglages modifiés',
    'Changed the theme': 'Thème modifié',
    'Changed the density': 'Densité modifiée',
    'Changed the first day of the week': 'Premier jour de la semaine modifié',
    'Changed the clock': 'Format de l’heure modifié',
    'Changed the unit of energy': 'Unité d’énergie modifiée',
    'Changed the language': 'Langue modifiée',
    'Changed the keyboard shortcuts': 'Raccourcis clavier modifiés',
    'The food table could not be loaded. Check your connection and reload the page.':
      'La table des aliments n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.',
    'This browser cannot search the food table.':
      'Ce navigateur ne peut pas chercher dans la table des aliments.',
    'Enter a name of at most 200 characters.': 'Saisissez un nom de 200 caractères au maximum.',
    'Enter whole numbers from 0 to {most}.': 'Saisissez des nombres entiers de 0 à {most}.',
    'Enter an amount above 0, such as 0.5 or ½, and its unit, or neither.':
      'Saisissez une quantité supérieure à 0, comme 0,5 ou ½, et son unité, ou ni l’une ni l’autre.',
    'Enter a unit of at most 50 characters.': 'Saisissez une unité de 50 caractères au maximum.',
    'Edit {name}': 'Modifier {name}',
    'This is offered from now on. What you have logged stays as it is.':
      'C’est ce qui sera proposé désormais. Vos saisies passées restent telles quelles.',
    'Figures, and the amount that has them': 'Valeurs, et quantité correspondante',
    Amount: 'Quantité',
    Unit: 'Unité',
    'Keyboard shortcuts in the log: / for the name, Ctrl or Cmd with Z for Undo':
      'Raccourcis clavier dans le journal : / pour le nom, Ctrl ou Cmd avec Z pour Annuler',
    Breakfast: 'Petit-déjeuner',
    Lunch: 'Déjeuner',
    Dinner: 'Dîner',
    Snacks: 'En-cas',
    'A new entry gets the meal of its time. To remove a meal, empty its name: entries keep it.':
      'Une nouvelle saisie prend le repas de son heure. Pour supprimer un repas, effacez son nom : les saisies le gardent.',
    'Your meals are not known yet. Check your connection.':
      'Vos repas ne sont pas encore connus. Vérifiez votre connexion.',
    'Two meals have the same name.': 'Deux repas ont le même nom.',
    'Begins at': 'Commence à',
    '{meal} begins at': '{meal} commence à',
    'New meal begins at': 'Le nouveau repas commence à',
    'Another device or tab has set this meanwhile: {differences}. What you changed is still here: save it, or cancel to leave it as it is.':
      'Entre-temps, un autre appareil ou onglet a réglé ceci : {differences}. Vos modifications sont toujours là : enregistrez-les, ou annulez pour tout laisser tel quel.',
    'Another device or tab has set this meanwhile: the same as before. What you changed is still here: save it, or cancel to leave it as it is.':
      'Entre-temps, un autre appareil ou onglet a réglé ceci : comme avant. Vos modifications sont toujours là : enregistrez-les, ou annulez pour tout laisser tel quel.',
    'That was not saved. {reason}': 'L’enregistrement a échoué. {reason}',
    Save: 'Enregistrer',
    Cancel: 'Annuler',
    'As the device': 'Comme l’appareil',
    Light: 'Clair',
    Dark: 'Sombre',
    Comfortable: 'Confortable',
    Compact: 'Compacte',
    Usual: 'Habituel',
    Theme: 'Thème',
    Density: 'Densité',
    'Compact has smaller buttons, for a mouse.':
      '« Compacte » : boutons plus petits, pour une souris.',
    'First day of the week': 'Premier jour de la semaine',
    'Energy is stored in kcal and converted to kJ.':
      'L’énergie est enregistrée en kcal et convertie en kJ.',
    'Fields in which you enter a time follow your device.':
      'Les champs où vous saisissez une heure suivent votre appareil.',
    'Your targets are not known yet. Check your connection.':
      'Vos objectifs ne sont pas encore connus. Vérifiez votre connexion.',
    'Enter whole numbers from 0 to {most}, or leave a field empty.':
      'Saisissez des nombres entiers de 0 à {most}, ou laissez un champ vide.',
    'From {day} to the day before {next}, when others begin. Days before that keep theirs. An empty field is no target.':
      'Du {day} à la veille du {next}, où d’autres commencent. Les jours d’avant gardent les leurs. Champ vide : pas d’objectif.',
    'From {day} on. Days before that keep theirs. An empty field is no target.':
      'À partir du {day}. Les jours d’avant gardent les leurs. Champ vide : pas d’objectif.',
    'Every day': 'Chaque jour',
    'The same every day': 'Les mêmes chaque jour',
    'Different by weekday': 'Différents selon le jour',
    'This device’s clock is {time} fast.': 'L’horloge de cet appareil avance de {time}.',
    'This device’s clock is {time} slow.': 'L’horloge de cet appareil retarde de {time}.',
    'Entries of its day may not be saved. Set the clock.':
      'Les saisies à cette date risquent d’être refusées. Réglez l’horloge.',
    'New entries get its day and time. Set the clock, or edit them later.':
      'Les nouvelles saisies prennent sa date et son heure. Réglez l’horloge, ou modifiez-les plus tard.',
    'Not saved: {count} changes': {
      one: '{count} modification non enregistrée',
      many: '{count} de modifications non enregistrées',
      other: '{count} modifications non enregistrées',
    },
    'Show {count} changes': {
      one: 'Afficher {count} modification',
      many: 'Afficher {count} de modifications',
      other: 'Afficher {count} modifications',
    },
    Show: 'Afficher',
    'Show {day}': 'Afficher le {day}',
    'You have entries after today.': 'Vous avez des saisies après aujourd’hui.',
    'The last is on {day}.': 'La dernière est du {day}.',
    'You have entries from before you signed up.':
      'Vous avez des saisies d’avant votre inscription.',
    'The first is on {day}.': 'La première est du {day}.',
    'Not saved: {change}': 'Non enregistré – {change}',
    Edit: 'Modifier',
    Discard: 'Abandonner',
    'Saving what you logged: {count} changes to go.': {
      one: 'Enregistrement de vos saisies : encore {count} modification.',
      many: 'Enregistrement de vos saisies : encore {count} de modifications.',
      other: 'Enregistrement de vos saisies : encore {count} modifications.',
    },
    'Not everything is saved': 'Tout n’est pas enregistré',
    'Not saved yet:': 'Pas encore enregistré :',
    '{count} changes more': {
      one: 'Encore {count} modification',
      many: 'Encore {count} de modifications',
      other: 'Encore {count} modifications',
    },
    'Foodlog has refused:': 'Foodlog a refusé :',
    '{change}. {reason}': '{change}. {reason}',
    'What you keep stays on this device as long as space allows, until you log in here again.':
      'Ce que vous gardez reste sur cet appareil tant que la place le permet, jusqu’à votre prochaine connexion ici.',
    'This device cannot keep anything: its storage is full or blocked.':
      'Cet appareil ne peut rien garder : son stockage est plein ou bloqué.',
    'Back to the food log': 'Retour au journal',
    'Log out and keep them': 'Se déconnecter et les garder',
    'Log out and discard them': 'Se déconnecter et les abandonner',
    'Leave this page open.': 'Laissez cette page ouverte.',
    'Keep logging. Changes will be sent when you’re online.':
      'Continuez vos saisies. Les modifications seront envoyées une fois en ligne.',
    'Saved on this device. Will be sent when you’re online.':
      'Enregistré sur cet appareil. Envoi dès que vous serez en ligne.',
    'Saved on this device. Foodlog tries again by itself.':
      'Enregistré sur cet appareil. Foodlog réessaie de lui-même.',
    'Offline. {count} changes to send': {
      one: 'Hors ligne. {count} modification à envoyer',
      many: 'Hors ligne. {count} de modifications à envoyer',
      other: 'Hors ligne. {count} modifications à envoyer',
    },
    Offline: 'Hors ligne',
    'Everything is saved.': 'Tout est enregistré.',
    'Not saved yet: {count} changes': {
      one: '{count} modification pas encore enregistrée',
      many: '{count} de modifications pas encore enregistrées',
      other: '{count} modifications pas encore enregistrées',
    },
    'Trying...': 'Essai…',
    'Try now': 'Réessayer',
    'Deleting everything': 'Suppression de tout',
    'Delete everything': 'Tout supprimer',
    'Deletes your entries, foods, meals, targets and imports from Foodlog and from this device. Export them first if you may want them again.':
      'Supprime vos saisies, aliments, repas, objectifs et importations de Foodlog et de cet appareil. Exportez-les d’abord si vous pensez en avoir encore besoin.',
    'Delete everything…': 'Tout supprimer…',
    'Delete everything?': 'Tout supprimer ?',
    'All that you have logged and set is deleted at once, with what this device has not saved yet. You cannot undo this.':
      'Tout ce que vous avez saisi et réglé est supprimé aussitôt, avec ce que cet appareil n’a pas encore enregistré. Vous ne pourrez pas annuler cette action.',
    'Your account at the sign-in provider remains. Changes that another device of yours has not saved yet are added when it is online again.':
      'Votre compte auprès du service de connexion est conservé. Les modifications qu’un autre de vos appareils n’a pas encore enregistrées sont ajoutées dès qu’il est de nouveau en ligne.',
    'Exported {count} entries to {file}': {
      one: '{count} saisie exportée dans {file}',
      many: '{count} de saisies exportées dans {file}',
      other: '{count} saisies exportées dans {file}',
    },
    Exporting: 'Exportation',
    Export: 'Exportation',
    'JSON holds everything that you have logged and set, for a copy or to move. CSV holds your entries, for a spreadsheet. Foodlog imports both.':
      'JSON contient tout ce que vous avez saisi et réglé, pour une copie ou un transfert. CSV contient vos saisies, pour un tableur. Foodlog importe les deux.',
    '{count} changes of this device are not saved yet, and not exported.': {
      one: '{count} modification de cet appareil n’est pas encore enregistrée, ni exportée.',
      many: '{count} de modifications de cet appareil ne sont pas encore enregistrées, ni exportées.',
      other: '{count} modifications de cet appareil ne sont pas encore enregistrées, ni exportées.',
    },
    'Export JSON': 'Exporter en JSON',
    'Export CSV': 'Exporter en CSV',
    'Day, month, year': 'Jour, mois, année',
    'Month, day, year': 'Mois, jour, année',
    kJ: 'kJ',
    'Point, as in 1.5': 'Point, comme dans 1.5',
    'Comma, as in 1,5': 'Virgule, comme dans 1,5',
    'Column {number}': 'Colonne {number}',
    'What is in which column?': 'Que contient chaque colonne ?',
    'Order of dates': 'Format des dates',
    Choose: 'Choisir',
    'Unit of energy': 'Unité d’énergie',
    'Decimal sign': 'Séparateur décimal',
    Continue: 'Continuer',
    'Another import is not finished. Continue or undo it first, in the list below.':
      'Une autre importation n’est pas terminée. Continuez-la ou annulez-la d’abord, dans la liste ci-dessous.',
    'Reading the file': 'Lecture du fichier',
    'Stopped. {count} entries that you have changed since stayed.': {
      one: 'Arrêté. {count} saisie modifiée depuis a été gardée.',
      many: 'Arrêté. {count} de saisies modifiées depuis ont été gardées.',
      other: 'Arrêté. {count} saisies modifiées depuis ont été gardées.',
    },
    'Stopped: nothing was imported.': 'Arrêté : rien n’a été importé.',
    'A part of the import may be in your log still. Undo it in the list below.':
      'Une partie de l’importation est peut-être encore dans votre journal. Annulez-la dans la liste ci-dessous.',
    Importing: 'Importation',
    'Your log has changed since the file was compared with it. Choose the file again.':
      'Votre journal a changé depuis la comparaison avec le fichier. Choisissez le fichier à nouveau.',
    'Nothing was imported: the file has {count} new entries, and at most {most} can be imported at once. Split it first.':
      'Rien n’a été importé : le fichier contient {count} nouvelles saisies, et l’on peut en importer {most} au plus à la fois. Divisez-le d’abord.',
    'Nothing was imported: {count} days, the first {day}, would have more than {most} entries, which is the most that a day can have. Remove some from the file first.':
      {
        one: 'Rien n’a été importé : le {day} aurait plus de {most} saisies, le maximum d’un jour. Retirez-en d’abord du fichier.',
        many: 'Rien n’a été importé : {count} de jours, dont le premier est le {day}, auraient plus de {most} saisies, le maximum d’un jour. Retirez-en d’abord du fichier.',
        other:
          'Rien n’a été importé : {count} jours, dont le premier est le {day}, auraient plus de {most} saisies, le maximum d’un jour. Retirez-en d’abord du fichier.',
      },
    Import: 'Importation',
    'Imported what is set.': 'Réglages importés.',
    'Taking the import out of your log': 'Retrait de l’importation de votre journal',
    'The import is undone. {count} entries that you have changed since stayed.': {
      one: 'L’importation est annulée. {count} saisie modifiée depuis a été gardée.',
      many: 'L’importation est annulée. {count} de saisies modifiées depuis ont été gardées.',
      other: 'L’importation est annulée. {count} saisies modifiées depuis ont été gardées.',
    },
    'The import is undone.': 'L’importation est annulée.',
    'Foodlog reads its own exports, those of Cronometer and MyFitnessPal, and other CSV files. You see what is new before anything is stored, and can undo an import later.':
      'Foodlog lit ses propres exportations, celles de Cronometer et de MyFitnessPal, et d’autres fichiers CSV. Vous voyez ce qui est nouveau avant tout enregistrement et pouvez annuler une importation plus tard.',
    'Reading the entries': 'Lecture des saisies',
    'Choose a file': 'Choisir un fichier',
    'File to import': 'Fichier à importer',
    'Imported {count} entries.': {
      one: '{count} saisie importée.',
      many: '{count} de saisies importées.',
      other: '{count} saisies importées.',
    },
    'Not finished: nothing of it is in your log.': 'Non terminé : rien n’est dans votre journal.',
    'Not finished: {imported} of {count} entries are in your log.': {
      one: 'Non terminé : {imported} sur {count} saisie dans votre journal.',
      many: 'Non terminé : {imported} sur {count} de saisies dans votre journal.',
      other: 'Non terminé : {imported} sur {count} saisies dans votre journal.',
    },
    'Not undone to the end: {count} entries left in your log.': {
      one: 'Annulation non terminée : reste {count} saisie dans votre journal.',
      many: 'Annulation non terminée : restent {count} de saisies dans votre journal.',
      other: 'Annulation non terminée : restent {count} saisies dans votre journal.',
    },
    'Undone. {count} entries that you have changed since stayed.': {
      one: 'Annulé. {count} saisie modifiée depuis a été gardée.',
      many: 'Annulé. {count} de saisies modifiées depuis ont été gardées.',
      other: 'Annulé. {count} saisies modifiées depuis ont été gardées.',
    },
    Imports: 'Importations',
    '{name}, {day}': '{name}, {day}',
    'Continue {name}': 'Continuer {name}',
    'Discard {name}': 'Abandonner {name}',
    'Undo {name}': 'Annuler {name}',
    Undo: 'Annuler',
    '{day}, {time}: {name}, {energy}, fats {fats} g, proteins {proteins} g, carbs {carbs} g':
      '{day}, {time} : {name}, {energy}, lipides {fats} g, protéines {proteins} g, glucides {carbs} g',
    '{count} meals, the first on {day}, are left out: your log has them with other figures. To import them, delete them from your log first.':
      {
        one: '{count} repas, le {day}, est ignoré : votre journal l’a avec d’autres valeurs. Pour l’importer, supprimez-le d’abord de votre journal.',
        many: '{count} de repas, dont le premier est le {day}, sont ignorés : votre journal les a avec d’autres valeurs. Pour les importer, supprimez-les d’abord de votre journal.',
        other:
          '{count} repas, dont le premier est le {day}, sont ignorés : votre journal les a avec d’autres valeurs. Pour les importer, supprimez-les d’abord de votre journal.',
      },
    '{count} entries with the day, time, name and figures of an entry in your log are left out.': {
      one: '{count} saisie est ignorée : mêmes jour, heure, nom et valeurs qu’une saisie de votre journal.',
      many: '{count} de saisies sont ignorées : mêmes jour, heure, nom et valeurs que des saisies de votre journal.',
      other:
        '{count} saisies sont ignorées : mêmes jour, heure, nom et valeurs que des saisies de votre journal.',
    },
    'Fractions are rounded to whole numbers in {count} entries.': {
      one: 'Les décimales sont arrondies à l’entier dans {count} saisie.',
      many: 'Les décimales sont arrondies à l’entier dans {count} de saisies.',
      other: 'Les décimales sont arrondies à l’entier dans {count} saisies.',
    },
    '0 is stored for fats, proteins or carbs that are missing in {count} entries.': {
      one: 'Les lipides, protéines ou glucides absents de {count} saisie sont enregistrés comme 0.',
      many: 'Les lipides, protéines ou glucides absents de {count} de saisies sont enregistrés comme 0.',
      other:
        'Les lipides, protéines ou glucides absents de {count} saisies sont enregistrés comme 0.',
    },
    '{count} entries have no time of day: each gets that of its meal, or noon.': {
      one: '{count} saisie n’a pas d’heure : elle reçoit celle de son repas, ou midi.',
      many: '{count} de saisies n’ont pas d’heure : chacune reçoit celle de son repas, ou midi.',
      other: '{count} saisies n’ont pas d’heure : chacune reçoit celle de son repas, ou midi.',
    },
    'The amount or unit of {count} entries cannot be stored, and is left out.': {
      one: 'La quantité ou l’unité de {count} saisie ne peut pas être enregistrée et est omise.',
      many: 'La quantité ou l’unité de {count} de saisies ne peut pas être enregistrée et est omise.',
      other: 'La quantité ou l’unité de {count} saisies ne peut pas être enregistrée et est omise.',
    },
    'The file has no new entries.': 'Le fichier ne contient aucune nouvelle saisie.',
    '{count} new entries, on {day}.': {
      one: '{count} nouvelle saisie, le {day}.',
      many: '{count} de nouvelles saisies, le {day}.',
      other: '{count} nouvelles saisies, le {day}.',
    },
    '{count} new entries, from {first} to {last}.': {
      one: '{count} nouvelle saisie, du {first} au {last}.',
      many: '{count} de nouvelles saisies, du {first} au {last}.',
      other: '{count} nouvelles saisies, du {first} au {last}.',
    },
    'This is an export of {source}.': 'C’est une exportation de {source}.',
    'The first entries': 'Les premières saisies',
    '{count} rows cannot be read': {
      one: '{count} ligne illisible',
      many: '{count} de lignes illisibles',
      other: '{count} lignes illisibles',
    },
    'Row {row}: {reason}': 'Ligne {row} : {reason}',
    '{count} rows more': {
      one: 'Encore {count} ligne',
      many: 'Encore {count} de lignes',
      other: 'Encore {count} lignes',
    },
    'Set what you have not set yet: {settings}. It stays when you undo the import.':
      'Régler ce que vous n’avez pas encore réglé : {settings}. Ces réglages restent si vous annulez l’importation.',
    'Import {count} entries': {
      one: 'Importer {count} saisie',
      many: 'Importer {count} de saisies',
      other: 'Importer {count} saisies',
    },
    'Import what is set': 'Importer les réglages',
    'Change columns': 'Modifier les colonnes',
    Stop: 'Arrêter',
    'Your account at the sign-in provider remains. You can log again whenever you like.':
      'Votre compte auprès du service de connexion est conservé. Vous pouvez reprendre vos saisies quand vous voulez.',
    Home: 'Accueil',
    'Everything that you had in Foodlog is deleted':
      'Tout ce que vous aviez dans Foodlog est supprimé',
    'What you log is yours: take it with you, bring it in, or delete it.':
      'Vos saisies sont à vous : emportez-les, importez-les ou supprimez-les.',
    'You’re offline. Export, import and deletion need a connection.':
      'Vous êtes hors ligne. L’exportation, l’importation et la suppression demandent une connexion.',
    'There is no name.': 'Nom manquant.',
    'There is no meal.': 'Repas manquant.',
    'There is no unit.': 'Unité manquante.',
    'The name is longer than {longest} characters.': 'Le nom dépasse {longest} caractères.',
    'The meal is longer than {longest} characters.': 'Le repas dépasse {longest} caractères.',
    'The unit is longer than {longest} characters.': 'L’unité dépasse {longest} caractères.',
    'The name has characters that cannot be shown.':
      'Le nom contient des caractères qui ne peuvent pas être affichés.',
    'The meal has characters that cannot be shown.':
      'Le repas contient des caractères qui ne peuvent pas être affichés.',
    'The unit has characters that cannot be shown.':
      'L’unité contient des caractères qui ne peuvent pas être affichés.',
    'There is no day.': 'Jour manquant.',
    'The day {day} has not come yet.': 'Le jour {day} est dans le futur.',
    'There is no time.': 'Heure manquante.',
    'There is no instant at which it was logged.': 'Moment de l’enregistrement manquant.',
    'The calories are no number from 0 to {most}.':
      'Les calories ne sont pas un nombre de 0 à {most}.',
    'The fats are no number from 0 to {most}.': 'Les lipides ne sont pas un nombre de 0 à {most}.',
    'The proteins are no number from 0 to {most}.':
      'Les protéines ne sont pas un nombre de 0 à {most}.',
    'The carbs are no number from 0 to {most}.':
      'Les glucides ne sont pas un nombre de 0 à {most}.',
    'The amount is no number up to {most} with at most three decimals.':
      'La quantité n’est pas un nombre jusqu’à {most} avec trois décimales au maximum.',
    Day: 'Jour',
    Name: 'Nom',
    Energy: 'Énergie',
    'Logged at': 'Enregistré le',
    'Choose the column with the day.': 'Choisissez la colonne du jour.',
    'Choose the order of day and month.': 'Choisissez le format des dates.',
    'Choose the column with the energy.': 'Choisissez la colonne de l’énergie.',
    'Choose the decimal sign.': 'Choisissez le séparateur décimal.',
    'Choose the column with the name of the food, or that with the meal.':
      'Choisissez la colonne du nom de l’aliment, ou celle du repas.',
    'Your log changes all the time. Try again when nothing is logged.':
      'Votre journal change sans cesse. Réessayez quand aucune saisie n’est en cours.',
    'Foodlog has answered the same twice. Try again.':
      'Foodlog a donné deux fois la même réponse. Réessayez.',
    'Exporting: {count} entries so far': {
      one: 'Exportation : déjà {count} saisie',
      many: 'Exportation : déjà {count} de saisies',
      other: 'Exportation : déjà {count} saisies',
    },
    'Importing {count} entries': {
      one: 'Importation de {count} saisie',
      many: 'Importation de {count} de saisies',
      other: 'Importation de {count} saisies',
    },
    '{count} days from which targets hold': {
      one: '{count} date de début d’objectifs',
      many: '{count} de dates de début d’objectifs',
      other: '{count} dates de début d’objectifs',
    },
    '{count} meals': { one: '{count} repas', many: '{count} de repas', other: '{count} repas' },
    '{count} foods of your own': {
      one: '{count} aliment personnel',
      many: '{count} d’aliments personnels',
      other: '{count} aliments personnels',
    },
    '{count} incomplete days': {
      one: '{count} jour incomplet',
      many: '{count} de jours incomplets',
      other: '{count} jours incomplets',
    },
    'how the pages look': 'apparence des pages',
    'Setting what the file has set': 'Application des réglages du fichier',
    'Taking back what was set': 'Rétablissement des réglages',
    'Changes of its entries are not saved yet. Undo the import when they are.':
      'Des modifications de ses saisies ne sont pas encore enregistrées. Annulez l’importation ensuite.',
    'A part of what the file has set may be set still. Look through your settings.':
      'Une partie des réglages du fichier est peut-être encore active. Vérifiez vos réglages.',
    'The file is not complete JSON. Export it again.':
      'Le fichier JSON est incomplet. Exportez-le à nouveau.',
    'This JSON is no export of Foodlog.': 'Ce JSON n’est pas une exportation de Foodlog.',
    'This export is of a later release of Foodlog than this one.':
      'Cette exportation vient d’une version de Foodlog plus récente que celle-ci.',
    'Comparing with your log: {count} entries so far': {
      one: 'Comparaison avec votre journal : déjà {count} saisie',
      many: 'Comparaison avec votre journal : déjà {count} de saisies',
      other: 'Comparaison avec votre journal : déjà {count} saisies',
    },
    '“{text}” is no day.': '« {text} » n’est pas un jour.',
    '“{text}” is no time.': '« {text} » n’est pas une heure.',
    '“{text}” is no number.': '« {text} » n’est pas un nombre.',
    '“{text}” is in another unit.': '« {text} » est dans une autre unité.',
    'There is no energy.': 'Énergie manquante.',
    'The row never ends: it has a quote that is not closed.':
      'La ligne n’a pas de fin : un guillemet n’est pas fermé.',
    'The row has more cells than the header.': 'La ligne a plus de cellules que l’en-tête.',
    'It is no entry.': 'Ce n’est pas une saisie.',
    'The file has more than {size} MB. Split it first.':
      'Le fichier dépasse {size} Mo. Divisez-le d’abord.',
    'The file could not be read. Choose it again.':
      'Le fichier n’a pas pu être lu. Choisissez-le à nouveau.',
    'The file is empty.': 'Le fichier est vide.',
    'This file is neither CSV nor JSON. Export your log as CSV or JSON first.':
      'Ce fichier n’est ni CSV ni JSON. Exportez d’abord votre journal en CSV ou en JSON.',
    'over {count} complete days of {days}': {
      one: 'sur {count} jour complet parmi {days}',
      many: 'sur {count} de jours complets parmi {days}',
      other: 'sur {count} jours complets parmi {days}',
    },
    Days: 'Jours',
    Figure: 'Valeur',
    'over {known} of {count} days, with 0 where nothing is logged':
      'sur {known} des {count} jours, avec 0 sans saisie',
    'Nothing is logged on these days.': 'Aucune saisie ces jours-là.',
    'The totals of {count} days are unknown until your changes are saved.': {
      one: 'Les totaux de {count} jour sont inconnus tant que vos modifications ne sont pas enregistrées.',
      many: 'Les totaux de {count} de jours sont inconnus tant que vos modifications ne sont pas enregistrées.',
      other:
        'Les totaux de {count} jours sont inconnus tant que vos modifications ne sont pas enregistrées.',
    },
    'Today and the days that you mark as incomplete are left out of the average.':
      'La moyenne ne compte ni aujourd’hui ni les jours que vous marquez comme incomplets.',
    'You’re offline, and these days are not all saved here.':
      'Vous êtes hors ligne, et ces jours ne sont pas tous enregistrés ici.',
    Average: 'Moyenne',
    Earlier: 'Précédents',
    Later: 'Suivants',
    '{count} days': { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
    'Average of logged days': 'Moyenne des jours saisis',
    'Average of all days': 'Moyenne de tous les jours',
    'This device has no room for it. Write down what was refused, then discard it.':
      'Cet appareil n’a pas assez de place. Notez ce qui a été refusé, puis abandonnez-le.',
    'You are editing this entry. Save or cancel that first.':
      'Vous modifiez déjà cette saisie. Enregistrez ou annulez d’abord.',
    'Something else is in the form. Add or clear that first.':
      'Le formulaire contient autre chose. Ajoutez-le ou effacez-le d’abord.',
    'Food log': 'Journal alimentaire',
    'Create an account': 'Créer un compte',
    Login: 'Se connecter',
    'Allow both for this site in your browser’s settings, then reload the page.':
      'Autorisez les deux pour ce site dans les réglages de votre navigateur, puis rechargez la page.',
    'Reload the page': 'Recharger la page',
    'To sign you in, Foodlog needs cookies and site data.':
      'Pour vous connecter, Foodlog a besoin des cookies et des données de site.',
    Logout: 'Déconnexion',
    'You are still signed in, and nothing was discarded: sign-in cannot be reached right now.':
      'Votre compte reste connecté, et rien n’a été abandonné : le service de connexion est injoignable pour l’instant.',
    'You are still signed in: sign-in cannot be reached right now.':
      'Votre compte reste connecté : le service de connexion est injoignable pour l’instant.',
    'This device keeps changes that are not saved yet, until the person who made them logs in.':
      'Cet appareil garde des modifications pas encore enregistrées, jusqu’à la connexion de la personne qui les a faites.',
    'You are not logged in': 'Aucun compte connecté',
    'Lentil soup': 'Soupe de lentilles',
    Coffee: 'Café',
    'Porridge with berries': 'Porridge aux fruits rouges',
    'Know what you eat, in a few seconds a day.':
      'Sachez ce que vous mangez, en quelques secondes par jour.',
    'Log your usual foods with one tap, or search 8,789 others.':
      'Enregistrez vos aliments habituels d’un geste, ou cherchez parmi 8 789 autres.',
    'See what you have eaten, and what is left of your targets.':
      'Voyez ce que vous avez mangé, et ce qu’il reste de vos objectifs.',
    'Undo any change, and log without a network.':
      'Annulez toute modification, et enregistrez même sans réseau.',
    'Too many attempts. Try again in {count} seconds.': {
      one: 'Trop de tentatives. Réessayez dans {count} seconde.',
      many: 'Trop de tentatives. Réessayez dans {count} de secondes.',
      other: 'Trop de tentatives. Réessayez dans {count} secondes.',
    },
    'Sign-in failed.': 'La connexion a échoué.',
    'The sign-in form could not be loaded.': 'Le formulaire de connexion n’a pas pu être chargé.',
    'Sign-in is not responding.': 'Le service de connexion ne répond pas.',
  },
};
