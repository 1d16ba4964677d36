import { useMemo } from 'react';
import { usePart } from '../element/use-part.ts';
import { SelectField } from '../forms/fields/select-field.tsx';
import { TextField } from '../forms/fields/text-field.tsx';
import { useFormContext } from '../forms/form/form-context.ts';
import { countryNames } from './country-names.ts';
import styles from './places.module.css';
import { texts as ownTexts } from './places.texts.ts';
import type { Places } from './places.types.ts';
import { catalanProvinces, sortProvinces } from './province-names.ts';
import { SPAIN } from './spain.ts';

const isSpain = (country: string) => country === '' || country === SPAIN;

/**
 * Postal address: `address`, `zip`, `city`, `country` and `province` of the surrounding form. Place names are loaded
 * when the fields are shown; if that fails, every place is typed by hand.
 */
export function AddressFields({ isOptional = false }: { isOptional?: boolean }) {
  const { form, texts: overrides } = useFormContext();
  const { part: places, hasFailed } = usePart(() => import('./places.part.ts'), true);
  const texts = { ...ownTexts, ...overrides };
  const country = form.watch('country');
  const province = form.watch('province');

  const countries = useMemo(() => countryNames(places), [places]);
  const countryOptions = useMemo(() => [...countries.keys()], [countries]);
  const provinces = useMemo(() => sortProvinces(places?.provinces.map(({ nm }) => nm) ?? []), [places]);
  const cities = useMemo(() => citiesOf(places, province), [places, province]);

  /** Clears the province, which is not valid in another country. */
  const changeCountry = (next: string) => {
    if (isSpain(next) !== isSpain(country)) form.setSilently('province', '');
  };

  return (
    <>
      <TextField
        field="address"
        label={texts['address.address']}
        hint={texts['address.address-hint']}
        isOptional={isOptional}
      />
      <div className={styles.pair}>
        <TextField field="zip" label={texts['address.zip']} isOptional={isOptional} />
        <TextField
          field="city"
          label={texts['address.city']}
          isOptional={isOptional}
          {...(isSpain(country) && { suggestions: cities })}
        />
      </div>
      <div className={styles.pair}>
        {hasFailed ? (
          <TextField field="country" label={texts['address.country']} isOptional={isOptional} />
        ) : (
          <SelectField
            field="country"
            label={texts['address.country']}
            isOptional={isOptional}
            options={countryOptions}
            words={countries}
            onChoose={changeCountry}
          />
        )}
        {isSpain(country) && !hasFailed ? (
          <SelectField
            field="province"
            label={texts['address.province']}
            isOptional={isOptional}
            options={provinces}
            words={catalanProvinces}
          />
        ) : (
          <TextField field="province" label={texts['address.region']} isOptional={isOptional} />
        )}
      </div>
    </>
  );
}

/** Suggested cities: of the chosen province, or of all; none while unknown. */
function citiesOf(places: Places | undefined, province: string): string[] {
  if (!places) return [];
  const { id = '' } = places.provinces.find(({ nm }) => nm === province) ?? {};
  return places.municipalities.filter(({ C_INE }) => C_INE.startsWith(id)).map(({ NOMBRE }) => NOMBRE);
}
