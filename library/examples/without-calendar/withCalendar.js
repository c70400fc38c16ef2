export { DateNavigator } from '@foodlog/ui/DateNavigator';
