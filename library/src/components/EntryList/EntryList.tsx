'use client';
import Button from '@mui/material/Button';
import useEventCallback from '@mui/utils/useEventCallback';
import { forwardRef, useId, useMemo, useRef } from 'react';
import type {
  ComponentPropsWithRef,
  FocusEvent,
  MouseEvent,
  ReactElement,
  RefAttributes,
} from 'react';
import { activeElementIn } from '../../document/activeElementIn.ts';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import { useFigures } from '../../figures/useFigures.ts';
import { errorMessage } from '../../format/errorMessage.ts';
import { hidden } from '../../slots/hidden.ts';
import { pressOnce } from '../../slots/pressOnce.ts';
import { useDoublePress } from '../../slots/useDoublePress.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { EntryGroupsRoot } from './EntryGroupsRoot.ts';
import { entryGroup } from './entryGroup.tsx';
import { entryListText } from './EntryList.en.ts';
import type { EntryListProps, FoodLogEntry } from './EntryList.types.ts';
import { EntryListRoot } from './EntryListRoot.ts';
import { entryContent } from './entryContent.tsx';
import { EntryRow } from './EntryRow.tsx';
import type { EntryAction } from './EntryRow.tsx';
import { useFocusReturned } from './useFocusReturned.ts';
import { useGroupedEntries } from './useGroupedEntries.ts';
import { useMoveMenu } from './useMoveMenu.tsx';

/** How many rows are on the first screens. */
const nearRows = 20;

/** The level of the headings of groups, by that of the list. */
const nextLevel = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;

const defaults = {
  disabled: false,
  fractionDigits: 0,
  headingLevel: 2,
  locale: 'en-US',
  localeText: entryListText,
} as const;

/** The entries of a day. Pressing one edits it, and each can be deleted. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef drops the type parameter
export const EntryList = /*#__PURE__*/ forwardRef<HTMLElement, EntryListProps>(
  function EntryList(inProps, ref) {
    const [props, slot, parts] = useFoodlogProps('FoodlogEntryList', inProps, defaults);
    const {
      entries,
      onEdit,
      onDelete,
      pendingIds,
      error,
      onRetry,
      loading,
      disabled,
      emptyAction,
      editingId,
      renderEditor,
      groups,
      groupBy,
      onMove,
      renderGroupAction,
      figures,
      fractionDigits,
      headingLevel,
      locale,
      localeText,
      ...rest
    } = props;
    // Equal texts must be the same object, or every row would rerender.
    // oxlint-disable-next-line react/exhaustive-deps -- the texts are its values
    const text = useMemo(() => localeText, Object.values(localeText));
    const shownFigures = useFigures(figures, text, fractionDigits);
    const heading = useRef<HTMLHeadingElement>(null);
    const list = useRef<HTMLUListElement & HTMLDivElement>(null);
    const groupId = useId();
    const isDouble = useDoublePress();
    const isEditing = Boolean(renderEditor && entries?.some(({ id }) => id === editingId));
    const grouped = useGroupedEntries({ entries, groups, groupBy, editingId });
    /** In the order of the page. */
    const shown = grouped ? grouped.flatMap((group) => group.entries) : (entries ?? []);
    const rememberFocus = useFocusReturned(list, heading, shown, isEditing);
    const hasFailed = error !== undefined && error !== null;
    const isLoading = loading ?? (!entries && !hasFailed);
    const menu = useMoveMenu({
      ...parts,
      grouped: isLoading ? undefined : grouped,
      onMove,
      disabled,
      text,
    });
    const Heading = `h${headingLevel}` as const;
    const GroupHeading = `h${nextLevel[headingLevel]}` as const;
    const isEmpty = !isLoading && !hasFailed && entries?.length === 0;

    const act = useEventCallback(
      (action: EntryAction, id: string, press: MouseEvent<HTMLElement>) => {
        const row = shown.findIndex((entry) => entry.id === id);
        const entry = shown[row];
        if (!entry || disabled) return;
        // The second press of a double press meets the row that has moved up.
        if (action === 'delete' && isDouble(press)) return;
        const { currentTarget: button } = press;
        const isOpened = action === 'move';
        // In Safari, a press does not focus a button.
        const isFocused = isOpened || activeElementIn(button) === button;
        rememberFocus(isFocused ? { row, action, id, button, isOpened } : undefined);
        if (isOpened) menu.open(button, id);
        else (action === 'edit' ? onEdit : onDelete)?.(entry);
      },
    );

    const isPending = (entry: FoodLogEntry) => pendingIds?.includes(entry.id) ?? false;
    /** The entry that is being edited, as it is printed. */
    const printed = (entry: FoodLogEntry) => {
      const state = { entry, isPending: isPending(entry) };
      return entryContent((name, element) => slot(name, element, state), {
        ...state,
        figures: shownFigures,
        locale,
        text,
      });
    };

    // A null relatedTarget means that the focused button was disabled or removed.
    const moveOn = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
      const isElsewhere = relatedTarget
        ? !currentTarget.contains(relatedTarget)
        : !target.matches(':disabled') && activeElementIn(target) !== target;
      if (isElsewhere && !menu.openId) rememberFocus(undefined);
    };

    const listOf = (
      own: readonly FoodLogEntry[],
      first: number,
      given: ComponentPropsWithRef<'ul'>,
    ) =>
      slot(
        'list',
        <ul {...given}>
          {own.map((entry, place) =>
            entry.id === editingId && renderEditor ? (
              slot(
                'editor',
                <li key={entry.id}>
                  {renderEditor(entry)}
                  {printed(entry)}
                </li>,
              )
            ) : (
              <EntryRow
                key={entry.id}
                slots={parts.slots}
                slotProps={parts.slotProps}
                classes={parts.classes}
                entry={entry}
                isPending={isPending(entry)}
                disabled={disabled}
                isFar={first + place >= nearRows}
                canEdit={onEdit !== undefined}
                canDelete={onDelete !== undefined}
                canMove={menu.canMove}
                isMoving={entry.id === menu.openId}
                onAction={act}
                figures={shownFigures}
                locale={locale}
                text={text}
              />
            ),
          )}
        </ul>,
      );
    const handlers = { onBlur: moveOn, onKeyDown: pressOnce };

    const root = slot(
      'root',
      <EntryListRoot aria-label={text.heading} {...rest} ref={ref}>
        {slot(
          'heading',
          <Heading ref={heading} tabIndex={-1}>
            {text.heading}
          </Heading>,
        )}
        <output className={hidden}>{isLoading ? text.loading : menu.message}</output>
        {hasFailed &&
          slot(
            'failure',
            <div role="alert">
              <span>{errorMessage(error, text.failed)}</span>
              {onRetry &&
                slot(
                  'retryButton',
                  <Button onClick={onRetry}>
                    <span>{text.retry}</span>
                  </Button>,
                )}
            </div>,
          )}
        {menu.failure &&
          slot(
            'failure',
            <div role="alert">
              <span>{menu.failure}</span>
            </div>,
          )}
        {isLoading &&
          slot(
            'list',
            <ul aria-hidden="true">
              {[0, 1, 2].map((place) => slot('skeleton', <li key={place} />))}
            </ul>,
          )}
        {isEmpty &&
          !grouped?.some(({ group }) => !group?.hideEmpty) &&
          slot('empty', <p>{text.empty}</p>)}
        {isEmpty && emptyAction && <div>{emptyAction}</div>}
        {!isLoading && !grouped && shown.length > 0 && listOf(shown, 0, { ref: list, ...handlers })}
        {!isLoading && grouped && (isEmpty || shown.length > 0) && (
          <EntryGroupsRoot
            ref={list}
            data-buttons={Number(menu.canMove) + Number(onDelete !== undefined)}
            {...handlers}
          >
            {grouped.map(({ group, entries: own }, place) => {
              if (group?.hideEmpty && own.length === 0) return null;
              const headingId = `${groupId}-${place}`;
              return entryGroup({
                slot,
                group,
                entries: own,
                id: headingId,
                Heading: GroupHeading,
                figures: shownFigures,
                locale,
                text,
                list:
                  own.length > 0 &&
                  listOf(own, shown.indexOf(own[0]!), { 'aria-labelledby': headingId }),
                action: group && renderGroupAction?.(group),
              });
            })}
          </EntryGroupsRoot>
        )}
      </EntryListRoot>,
    );
    // Beside the root, whose handlers then hear no key of the menu.
    return (
      <>
        {root}
        {menu.element}
      </>
    );
  },
) as {
  <
    Entry extends FoodLogEntry<null, Figures>,
    const Figures extends readonly Figure[] = FoodFigures,
  >(
    props: EntryListProps<Entry, Figures> & RefAttributes<HTMLElement>,
  ): ReactElement | null;
  // For `lazy`, `memo` and `ComponentProps`, which keep no type parameter.
  (props: EntryListProps & RefAttributes<HTMLElement>): ReactElement | null;
};
