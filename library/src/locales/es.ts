import { createLocalization } from './createLocalization.ts';

const macros = { fats: 'Grasas', proteins: 'Proteínas', carbs: 'Carbohidratos' };
const units = { kilocalories: 'kcal', grams: 'g' };
const figures = { ...macros, ...units, unknown: '–', unknownSpoken: 'sin datos' };
const foodFields = {
  ...macros,
  ...units,
  name: 'Nombre',
  calories: 'Calorías',
  plus: 'Más',
  times: 'Por',
  nameMissing: 'Escribe un nombre.',
  nameTooLong: 'Escribe {max} caracteres como máximo.',
  nameUnprintable:
    'Este nombre tiene un carácter que no se puede mostrar. Bórralo y escríbelo de nuevo.',
  numberMissing: 'Escribe un número.',
  notNumber: 'Esto no es un número.',
  numberTooSmall: 'Escribe 0 o más.',
  numberTooLarge: 'Escribe {max} o menos.',
};

/** Spanish, as in Spain. */
export const esES = /*#__PURE__*/ createLocalization('es-ES', {
  DateNavigator: {
    label: 'Día mostrado',
    previous: 'Anterior',
    next: 'Siguiente',
    openCalendar: 'elegir otro día',
    calendar: 'Elige un día',
    calendarFailed:
      'No se pudo cargar el calendario. Usa Anterior y Siguiente, o recarga la página.',
    unknown: '–',
    unknownSpoken: 'No es un día',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    chooseYear: 'Elegir un año',
    chooseDay: 'Volver a los días',
  },
  EntryEditor: {
    ...foodFields,
    label: 'Editar {name}',
    day: 'Día',
    time: 'Hora',
    dayMissing: 'Escribe un día.',
    dayTooEarly: 'Escribe {day} o un día posterior.',
    dayTooLate: 'Escribe {day} o un día anterior.',
    timeMissing: 'Escribe una hora.',
    save: 'Guardar',
    cancel: 'Cancelar',
    saving: 'Guardando…',
    failed: 'No se pudo guardar. No se ha perdido nada de lo que has escrito. Inténtalo otra vez.',
  },
  EntryList: {
    ...figures,
    heading: 'Registros',
    edit: 'Editar {name}',
    delete: 'Borrar {name}',
    pending: 'Guardando…',
    loading: 'Cargando registros',
    empty: 'Aún no hay nada. Añade lo primero que tomes.',
    failed: 'No se pudieron cargar los registros.',
    retry: 'Intentar otra vez',
  },
  EntryPicker: {
    ...figures,
    heading: 'Elige registros',
    all: 'Todos',
    submit: 'Elegir {count}',
    selectFirst: 'Elige registros',
    cancel: 'Cancelar',
    loading: 'Cargando registros',
    empty: 'No hay registros.',
    failed: 'No se pudo hacer. Nada ha cambiado. Inténtalo otra vez.',
  },
  ErrorScreen: {
    figure: '404',
    heading: 'Ha ocurrido un error',
    text: 'Lo sentimos, algo no va bien.',
    backToHome: 'Volver al inicio',
  },
  FoodForm: {
    ...foodFields,
    heading: 'Añadir comida o bebida',
    add: 'Añadir',
    adding: 'Añadiendo…',
    noFigures: 'No has escrito ningún valor. Envía otra vez para añadirlo de todos modos.',
    suggestions: 'Alimentos que has registrado',
    failed: 'No se pudo añadir. No se ha perdido nada de lo que has escrito. Inténtalo otra vez.',
  },
  LoadingSpinner: { loading: 'Cargando' },
  NameField: {
    name: foodFields.name,
    suggestions: 'Alimentos que has registrado',
    kilocalories: units.kilocalories,
  },
  NumberField: { plus: foodFields.plus, times: foodFields.times },
  QuickRepeat: {
    heading: 'Registrar otra vez',
    kilocalories: 'kcal',
    adjust: 'Ajustar {name}',
    logging: 'Registrando…',
    logged: 'Registrado',
    loading: 'Cargando lo que registras a menudo',
    failed: 'No se pudo registrar {name}. Inténtalo otra vez.',
  },
  TotalsCard: {
    ...figures,
    heading: 'Totales',
    calories: 'Calorías',
    loading: 'Cargando totales',
  },
  UndoBar: {
    earlier: '{count} anteriores',
    undo: 'Deshacer',
    dismiss: 'Cerrar',
    control: 'Ctrl',
  },
});
