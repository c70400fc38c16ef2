const entry =
  'id name calories fats proteins carbs loggedAt day minuteOfDay meal amount unit version deletedAt';
const change = `{ entries { ${entry} } days { day stats { calories fats proteins carbs } } }`;
const suggestion = '{ name calories fats proteins carbs amount unit timesLogged lastLoggedAt }';

const targets = '{ startDay targets { calories fats proteins carbs } version }';
const food =
  '{ loggedAs figures { name calories fats proteins carbs amount unit } isPinned isHidden deletedAt version }';
const meals = '{ meals { name startMinute } version }';
const preferences =
  '{ theme density firstDayOfWeek hourCycle energyUnit language keyShortcuts version }';
const mark = '{ day isPartial version }';

const imported = '{ id name state entries imported kept createdAt }';

/** The operations beside those of §7, as a client sends them. */
export const foodLogCreateMany = `mutation M($data: [FoodLogCreateDtoInput!]!) { foodLogCreateMany(data: $data) ${change} }`;
export const foodLogUpdate = `mutation M($data: FoodLogUpdateDtoInput!) { foodLogUpdate(data: $data) ${change} }`;
export const foodLogDelete = `mutation M($entries: [FoodLogVersionDtoInput!]!) { foodLogDelete(entries: $entries) ${change} }`;
export const foodLogRestore = `mutation M($entries: [FoodLogVersionDtoInput!]!) { foodLogRestore(entries: $entries) ${change} }`;
export const foodLogEntries = `query Q($day: LocalDate!) { foodLogEntries(day: $day) { ${entry} } }`;
export const foodLogBounds = '{ foodLogBounds { firstDay lastDay } }';
export const foodLogDays =
  'query Q($startDate: LocalDate!, $endDate: LocalDate!) { foodLogDays(startDate: $startDate, endDate: $endDate) }';
export const foodLogDeleted = `{ foodLogDeleted { ${entry} } }`;
export const foodLogFrequent = `query Q($minuteOfDay: Int!, $limit: Int) { foodLogFrequent(minuteOfDay: $minuteOfDay, limit: $limit) ${suggestion} }`;
export const foodLogItems = `query Q($limit: Int) { foodLogItems(limit: $limit) ${suggestion} }`;
export const foodLogTargets = `{ foodLogTargets ${targets} }`;
export const foodLogMeals = `{ foodLogMeals ${meals} }`;
export const foodLogSetTargets = `mutation M($data: FoodLogTargetsDtoInput!) { foodLogSetTargets(data: $data) ${targets} }`;
export const foodLogSetMeals = `mutation M($data: FoodLogMealsDtoInput!) { foodLogSetMeals(data: $data) ${meals} }`;
export const foodLogFoods = `{ foodLogFoods ${food} }`;
export const foodLogSetFood = `mutation M($data: FoodLogFoodDtoInput!) { foodLogSetFood(data: $data) ${food} }`;
export const foodLogPreferences = `{ foodLogPreferences ${preferences} }`;
export const foodLogDayMarks = `{ foodLogDayMarks ${mark} }`;
export const foodLogSetPreferences = `mutation M($data: FoodLogPreferencesDtoInput!) { foodLogSetPreferences(data: $data) ${preferences} }`;
export const foodLogSetDayMark = `mutation M($data: FoodLogDayMarkDtoInput!) { foodLogSetDayMark(data: $data) ${mark} }`;
export const foodLogStatsByDay =
  'query Q($pagination: FoodLogPaginationDto!) { foodLogStatsByDay(pagination: $pagination) { day stats { calories fats proteins carbs } } }';
export const foodLogExport = `query Q($first: Int, $after: ObjectId) { foodLogExport(first: $first, after: $after) { entries { ${entry} } changedAt } }`;
export const foodLogImports = `{ foodLogImports ${imported} }`;
export const foodLogStageImport = `mutation M($id: String!, $name: String!, $userId: String!, $start: Int!, $entries: [FoodLogImportEntryDtoInput!]!) {
  foodLogStageImport(id: $id, name: $name, userId: $userId, start: $start, entries: $entries) ${imported}
}`;
export const foodLogCommitImport = `mutation M($id: String!, $entries: Int!) { foodLogCommitImport(id: $id, entries: $entries) ${imported} }`;
export const foodLogUndoImport = `mutation M($id: String!) { foodLogUndoImport(id: $id) ${imported} }`;
export const foodLogErase = 'mutation M($subject: String!) { foodLogErase(subject: $subject) }';
