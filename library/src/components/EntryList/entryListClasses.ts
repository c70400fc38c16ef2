import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { EntryListSlotProps } from './EntryList.types.ts';

/** The slots of EntryList. */
export type EntryListClassKey = keyof EntryListSlotProps;

/** The class name of each slot of EntryList, such as `.FoodlogEntryList-root`. */
export const entryListClasses: Record<EntryListClassKey, string> =
  /*#__PURE__*/ generateUtilityClasses('FoodlogEntryList', [
    'root',
    'heading',
    'list',
    'entry',
    'content',
    'name',
    'amount',
    'calories',
    'unit',
    'details',
    'editButton',
    'deleteButton',
    'deleteIcon',
    'editor',
    'skeleton',
    'empty',
    'failure',
    'retryButton',
    'group',
    'groupHeader',
    'groupHeading',
    'groupTotal',
    'groupDetails',
    'groupEmpty',
    'groupAction',
    'moveButton',
    'moveIcon',
    'moveMenu',
    'moveItem',
  ]);
