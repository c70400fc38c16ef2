const entry = 'id name calories fats proteins carbs loggedAt day minuteOfDay version deletedAt';
const change = `{ entries { ${entry} } days { day stats { calories fats proteins carbs } } }`;
const suggestion = '{ name calories fats proteins carbs timesLogged lastLoggedAt }';

/** The operations on the entries of a day, as a client sends them. */
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
