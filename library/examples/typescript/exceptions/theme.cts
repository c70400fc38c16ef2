import { createFoodlogTheme } from '@foodlog/ui/theme';

export const theme = createFoodlogTheme();
