import { expect, test } from '../../support/demo.ts';
import {
  answer,
  CLUB,
  child,
  clubOn,
  hear,
  PASSWORD,
  PIN,
  posts,
  REGISTER,
  REGISTER_ADULTS,
  tutor,
} from './club-page.ts';

test('CLUB-01 CLUB-02 CLUB-03 CLUB-14 CLUB-15 CLUB-30 CLUB-36 ROUTE-10 DATA-06 the four steps, and what goes over the wire', async ({
  page,
}) => {
  await page.goto(CLUB);
  const club = clubOn(page);
  await answer(page, REGISTER, 200, { response: {} });
  await answer(page, REGISTER_ADULTS, 200, { response: {} });
  const [bodies, handedOver] = [posts(page, REGISTER), posts(page, REGISTER_ADULTS)];
  await expect(club.heading).toHaveText('El vostre compte');
  await expect(club.current).toContainText('Compte');
  const events = await hear(page, 'ap-step-change', 'ap-club-success', 'ap-club-error');
  await club.create.click();
  await expect(club.heading).toHaveText('Vós i les criatures');
  await club.fillAll();
  await club.next.click();
  await expect(club.heading).toHaveText('Reviseu-ho tot');
  await expect(club.host).toContainText('Carrer Inventat, 7, 2a, 46001 València (Valencia), España');
  await expect(club.host).toContainText('Pepet Inventat');
  expect(bodies, 'nothing goes before the third step').toEqual([]);
  await club.send.click();
  await expect(club.heading).toHaveText('Benvinguts a La Colla!');
  await expect(club.host).toContainText(`hem enviat un missatge a ${tutor.email}`);
  const token = expect.stringMatching(/^[\w+/]{40,}=*$/);
  expect(bodies).toEqual([
    {
      ...tutor,
      bulletin: false,
      laCollaBulletin: false,
      terms: true,
      children: [{ ...child, pin: PIN }],
      recaptcha: token,
    },
  ]);
  expect(handedOver).toEqual([{ email: tutor.email, password: PASSWORD, recaptcha: token }]);
  expect(await events()).toEqual([
    ['ap-step-change', { from: 1, to: 2 }],
    ['ap-step-change', { from: 2, to: 3 }],
    ['ap-club-success', { childrenCount: 1 }],
    ['ap-step-change', { from: 3, to: 4 }],
  ]);
  expect(await club.property('status')).toBe('success');
  expect(await club.step()).toBe('4');
});
