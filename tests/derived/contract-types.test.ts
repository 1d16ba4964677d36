import { expectTypeOf, test } from 'vitest';
import type { contract as childCard } from '../../elements/child-card/child-card.element.ts';
import type { contract as poll } from '../../elements/poll/poll.element.ts';
import type { contract as shareBar } from '../../elements/share-bar/share-bar.element.ts';
import type { PollOption } from '../../src/api/poll.types.ts';
import type { SavedChild } from '../../src/club/child.types.ts';
import {
  attributeName,
  type Callback,
  type DetailOf,
  type EventsOf,
  type PropsOf,
  type TypeOf,
} from '../../src/element/contract.ts';

/** Checked by the type checker, which runs over the tests as well; nothing happens at run time. */
test('BEY-27 the props of a component follow from its contract', () => {
  type Poll = PropsOf<typeof poll>;
  expectTypeOf<Poll['pollId']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Poll['open']>().toEqualTypeOf<boolean>();
  expectTypeOf<Poll['totalVotes']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Poll['options']>().toEqualTypeOf<PollOption[]>();
  expectTypeOf<PropsOf<typeof shareBar>['variant']>().toEqualTypeOf<'default' | 'aside' | 'live'>();
  expectTypeOf<PropsOf<typeof shareBar>['noteMs']>().toEqualTypeOf<number>();
});

test('BEY-27 the functions that a page may set follow from the contract', () => {
  type Given = PropsOf<typeof childCard>['onSave'];
  expectTypeOf<Given>().toEqualTypeOf<Callback<SavedChild> | undefined>();
});

test('BEY-27 the details of events follow from the contract', () => {
  type Events = EventsOf<typeof poll>;
  expectTypeOf<DetailOf<Events['ap-poll-select']>>().toEqualTypeOf<{
    readonly pollId: string;
    readonly optionId: string | null;
  }>();
  expectTypeOf<DetailOf<{ description: 'Fet.' }>>().toEqualTypeOf<Record<string, never>>();
});

test('BEY-27 a type written as text is read as TypeScript reads it, and an unknown name is never', () => {
  expectTypeOf<TypeOf<'string | null'>>().toEqualTypeOf<string | null>();
  expectTypeOf<TypeOf<`'idle' | 'busy'`>>().toEqualTypeOf<'idle' | 'busy'>();
  expectTypeOf<TypeOf<'number[]'>>().toEqualTypeOf<number[]>();
  expectTypeOf<TypeOf<'Nobody'>>().toEqualTypeOf<never>();
  expectTypeOf(attributeName).returns.toBeString();
});
