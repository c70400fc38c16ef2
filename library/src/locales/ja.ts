import { createLocalization } from './createLocalization.ts';

const macros = { fats: '脂質', proteins: 'たんぱく質', carbs: '炭水化物' };
const units = { kilocalories: 'kcal', grams: 'g' };
const figures = { ...macros, ...units, unknown: '–', unknownSpoken: '不明' };
const foodFields = {
  ...macros,
  ...units,
  name: '名前',
  calories: 'カロリー',
  plus: '足す',
  times: '掛ける',
  nameMissing: '名前を入力してください。',
  nameTooLong: '{max}文字以内で入力してください。',
  nameUnprintable: '表示できない文字が含まれています。削除して入力し直してください。',
  notWholeNumber: '0から{max}までの整数を、コンマや小数点なしで入力してください。',
  notNumber: '0から{max}までの数を入力してください（例：{example}）。',
};

/** Japanese. */
export const jaJP = /*#__PURE__*/ createLocalization('ja-JP', {
  DateNavigator: {
    label: '表示中の日',
    previous: '前の日',
    next: '次の日',
    openCalendar: '別の日を選ぶ',
    calendar: '日を選ぶ',
    calendarFailed:
      'カレンダーを読み込めませんでした。「前の日」と「次の日」を使うか、ページを再読み込みしてください。',
    unknown: '–',
    unknownSpoken: '日付ではありません',
    previousMonth: '前の月',
    nextMonth: '次の月',
    chooseYear: '年を選ぶ',
    chooseDay: '日の表示に戻る',
  },
  EntryEditor: {
    ...foodFields,
    label: '{name}を編集',
    day: '日付',
    time: '時刻',
    dayMissing: '日付を入力してください。',
    dayTooEarly: '{day}以降の日付を入力してください。',
    dayTooLate: '{day}以前の日付を入力してください。',
    timeMissing: '時刻を入力してください。',
    save: '保存',
    cancel: 'キャンセル',
    saving: '保存しています…',
    failed: '保存できませんでした。入力した内容は残っています。もう一度お試しください。',
  },
  EntryList: {
    ...figures,
    heading: '記録',
    edit: '{name}を編集',
    delete: '{name}を削除',
    pending: '保存しています…',
    loading: '記録を読み込んでいます',
    empty: 'まだ記録がありません。最初の食べ物を追加しましょう。',
    failed: '記録を読み込めませんでした。',
    retry: 'もう一度試す',
  },
  EntryPicker: {
    ...figures,
    heading: '記録を選ぶ',
    all: 'すべて',
    submit: '{count}件を選ぶ',
    selectFirst: '記録を選択',
    cancel: 'キャンセル',
    loading: '記録を読み込んでいます',
    empty: '記録がありません。',
    failed: '実行できませんでした。何も変わっていません。もう一度お試しください。',
  },
  ErrorScreen: {
    figure: '404',
    heading: 'エラーが発生しました',
    text: '申し訳ありません。うまく動いていないようです。',
    backToHome: 'ホームに戻る',
  },
  FoodForm: {
    ...foodFields,
    heading: '食べ物・飲み物を追加',
    add: '追加',
    adding: '追加しています…',
    suggestions: 'これまでに記録したもの',
    failed: '追加できませんでした。入力した内容は残っています。もう一度お試しください。',
  },
  LoadingSpinner: { loading: '読み込んでいます' },
  QuickRepeat: {
    heading: 'もう一度記録',
    kilocalories: 'kcal',
    adjust: '{name}を調整',
    logging: '記録しています…',
    logged: '記録しました',
    loading: 'よく記録するものを読み込んでいます',
    failed: '{name}を記録できませんでした。もう一度お試しください。',
  },
  TotalsCard: {
    ...figures,
    heading: '合計',
    calories: 'カロリー',
    loading: '合計を読み込んでいます',
  },
  UndoBar: {
    earlier: 'ほか{count}件',
    undo: '元に戻す',
    dismiss: '閉じる',
    control: 'Ctrl',
  },
});
