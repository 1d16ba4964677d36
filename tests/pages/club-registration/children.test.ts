import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { child, openAccepted, PIN } from '../../support/pages/club-registration.ts';

test(
  'CLUB-24 CHILD-22 any number of children, of which the first stays, unless the page says how many fit',
  fullOnly,
  async ({ page }) => {
    const { club, bodies } = await openAccepted(page);
    await expect(club.host.getByRole('button', { name: /^Lleveu/ })).toHaveCount(0);
    await club.fillAll();
    await club.addChild.click();
    await expect(club.childAt(1).field('name')).toBeFocused();
    await club.addChild.click();
    await club.fillChild(1, { name: 'Maria', pin: '0001' });
    await club.fillChild(2, { name: 'Roc', pin: '0002' });
    await expect(club.button('Lleveu esta criatura: Criatura 1')).toHaveCount(0);
    await club.button('Lleveu esta criatura: Criatura 2').click();
    await expect(club.addChild).toBeFocused();
    await expect(club.childAt(1).field('name')).toHaveValue('Roc');
    await club.host.evaluate((host) => host.setAttribute('max-children', '2'));
    await expect(club.addChild).toHaveCount(0);
    await expect(club.host).toContainText('D’una vegada se’n poden registrar 2.');
    await club.next.click();
    await expect(club.host.getByRole('listitem').filter({ hasText: 'Ja té PIN' })).toHaveCount(2);
    await club.send.click();
    await expect(club.host).toContainText('Els 2 carnets ja estan fets.');
    expect(bodies[0]?.children).toEqual([
      { ...child, pin: PIN },
      { ...child, name: 'Roc', pin: '0002' },
    ]);
  },
);
