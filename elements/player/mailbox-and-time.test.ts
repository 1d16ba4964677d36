import { describe, expect, test, vi } from 'vitest';
import { createMailbox } from './mailbox.ts';
import { texts } from './playing.texts.ts';
import { timeOf } from './server-media.ts';
import { timeBeside, timeInWords } from './time-words.ts';

describe('the time', () => {
  test.each([
    [0, '0 segons'],
    [1, '1 segon'],
    [60, '1 minut'],
    [80.9, '1 minut i 20 segons'],
    [3725, '1 hora, 2 minuts i 5 segons'],
  ])('%s is said «%s»', (seconds, said) => {
    expect(timeInWords(seconds, texts)).toBe(said);
  });

  test.each([
    [59.97, 59.97, 60],
    [59.96, 60, 60],
    [60.4, 60.4, 60],
    [59.2, 60, 59.2],
    [-0.1, 60, 0],
  ])('PLAY-22 %s s of %s s are shown as %s', (seconds, length, shown) => {
    expect(timeBeside(seconds, length)).toBe(shown);
  });

  test.each([
    ['30', 30],
    ['30.5', 30.5],
    ['-3', undefined],
    ['', undefined],
    ['ara', undefined],
    ['Infinity', undefined],
    [null, undefined],
  ])('CUE-06 of an address %s is %s', (value, seconds) => {
    expect(timeOf(value)).toBe(seconds);
  });
});

describe('what a page asks before the code is there', () => {
  test('asks only to play as long as no command seeks or pauses', () => {
    const mailbox = createMailbox();
    mailbox.send({ type: 'play', isPressed: true });
    expect(mailbox.asksOnlyToPlay()).toBe(true);
    mailbox.send({ type: 'pause' });
    expect(mailbox.asksOnlyToPlay()).toBe(false);
  });

  test('wakes the player, and is obeyed in order once it can', () => {
    const mailbox = createMailbox();
    const wake = vi.fn();
    mailbox.send({ type: 'seek', seconds: 3, plays: false });
    mailbox.onWake(wake);
    expect(wake).not.toHaveBeenCalled();
    mailbox.send({ type: 'play', isPressed: true });
    expect(wake.mock.calls).toEqual([[true]]);
    const obeyed: string[] = [];
    const end = mailbox.listen(({ type }) => obeyed.push(type));
    mailbox.send({ type: 'pause' });
    expect(obeyed).toEqual(['seek', 'play', 'pause']);
    end();
    mailbox.send({ type: 'play', isPressed: false });
    expect(obeyed).toHaveLength(3);
  });

  test('is withdrawn alone, and what else was asked for is obeyed', () => {
    const mailbox = createMailbox();
    const press = { type: 'play', isPressed: true } as const;
    mailbox.send(press);
    mailbox.send({ type: 'rate', rate: 2 });
    mailbox.send(press);
    mailbox.withdraw(press);
    const obeyed: string[] = [];
    mailbox.listen(({ type }) => obeyed.push(type));
    expect(obeyed).toEqual(['rate']);
  });

  test('is forgotten with the media that it was for', () => {
    const mailbox = createMailbox();
    mailbox.send({ type: 'play', isPressed: false });
    mailbox.forget();
    const wake = vi.fn();
    mailbox.onWake(wake);
    expect(wake).not.toHaveBeenCalled();
  });
});
