/** The operations of §7, as a client sends them. */
export const foodLogCreate = `mutation FoodLogCreate($data: FoodLogCreateDtoInput!) { foodLogCreate(data: $data) { id } }`;
export const foodLogStats = `query FoodLogStats($pagination: FoodLogPaginationDto!) {
  foodLogStats(pagination: $pagination) { calories fats proteins carbs }
}`;
export const foodLogFindById = `query FoodLogFindById($id: ObjectId!) { foodLogFindById(id: $id) { calories } }`;

/** The fields that a client must send. */
export const egg = {
  userId: 'ada@example.com',
  name: 'Egg',
  calories: 70,
  fats: 5,
  proteins: 6,
  carbs: 1,
};

const { userId: _, ...figures } = egg;
/** The egg as an import sends it. */
export const importedEgg = {
  ...figures,
  loggedAt: '2026-11-20T12:00:00.000Z',
  day: '2026-11-20',
  minuteOfDay: 720,
};

export const between = (startDate: string, endDate: string) => ({
  pagination: { filter: { startDate, endDate } },
});
