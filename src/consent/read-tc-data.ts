import type { Consent } from '../ap.types.ts';
import { fieldsOf } from '../page/read-unknown.ts';
import type { ConsentRule, ConsentRules } from './consent.types.ts';

/** Purposes for which the networks of embeds use data: storage, profiles, and personalised ads and content. */
const ofNetworks = { purposes: [1, 3, 4, 5, 6] };

/** Vendor number of Google Advertising Products, which Google Publisher Tag belongs to. */
const GOOGLE = 755;

/**
 * Default rules. Purposes of the TCF: 1 storage, 2 basic ads, 3 and 4 personalised ads, 5 and 6 personalised content,
 * 7 measurement of ads, 8 measurement of content.
 */
export const defaultRules = (adService: string): Required<ConsentRules> => {
  const vendors = adService === 'gpt' ? [GOOGLE] : [];
  return {
    ads: { purposes: [1, 2, 7], vendors },
    personalisedAds: { purposes: [1, 3, 4], vendors },
    measurement: { purposes: [1, 8] },
    embeds: {
      facebook: ofNetworks,
      instagram: ofNetworks,
      tiktok: ofNetworks,
      twitter: ofNetworks,
      youtube: ofNetworks,
    },
  };
};

/** Reads a rule. @returns undefined for an empty or wrong one, which is never met */
function readRule(rule: unknown): Required<ConsentRule> | undefined {
  const { purposes = [], vendors = [] } = fieldsOf(rule);
  const isList = (ids: unknown): ids is number[] => Array.isArray(ids) && ids.every(Number.isInteger);
  if (!isList(purposes) || !isList(vendors) || purposes.length + vendors.length === 0) return undefined;
  return { purposes, vendors };
}

/** Applies the rules to each use. @param meets tests one valid rule */
function consentBy(rules: Required<ConsentRules>, meets: (rule: Required<ConsentRule>) => boolean): Consent {
  const isMet = (rule: unknown): boolean => {
    const read = readRule(rule);
    return read !== undefined && meets(read);
  };
  const ads = isMet(rules.ads);
  return {
    ads,
    personalisedAds: ads && isMet(rules.personalisedAds),
    measurement: isMet(rules.measurement),
    embeds: Object.entries(fieldsOf(rules.embeds)).flatMap(([provider, rule]) =>
      isMet(rule) ? [provider] : [],
    ),
  };
}

/** Events after which the choice is known; during `cmpuishown` the reader is still choosing. */
const settled: readonly unknown[] = ['tcloaded', 'useractioncomplete'];

/** Publisher restriction of the TCF that leaves consent as the legal basis of a purpose. */
const CONSENT_REQUIRED = 1;

/**
 * Reads a report of the CMP API, `TCData` of the IAB's Transparency and Consent Framework 2.2 and later.
 * Only consent counts, no legitimate interest.
 * @returns undefined while the reader has not chosen yet
 */
export function readTcData(
  data: unknown,
  isSuccess: unknown,
  rules: Required<ConsentRules>,
): Consent | undefined {
  const { gdprApplies, eventStatus, cmpStatus, isServiceSpecific, purpose, vendor, publisher } =
    fieldsOf(data);
  // strings of the former global scope are invalid since 2021
  if (isSuccess !== true || cmpStatus === 'error' || isServiceSpecific === false)
    return consentBy(rules, () => false);
  if (gdprApplies === false) return consentBy(rules, () => true);
  if (!settled.includes(eventStatus)) return undefined;

  const ofPurposes = fieldsOf(fieldsOf(purpose).consents);
  const ofVendors = fieldsOf(fieldsOf(vendor).consents);
  const restrictions = fieldsOf(fieldsOf(publisher).restrictions);
  const isRestricted = (id: number, party: number) =>
    (fieldsOf(restrictions[id])[party] ?? CONSENT_REQUIRED) !== CONSENT_REQUIRED;
  return consentBy(
    rules,
    ({ purposes, vendors }) =>
      purposes.every((id) => ofPurposes[id] === true) &&
      vendors.every((party) => ofVendors[party] === true && !purposes.some((id) => isRestricted(id, party))),
  );
}
