/** Purposes and vendors, by their numbers in the IAB's lists, whose consent a use needs. An empty rule is never met. */
export interface ConsentRule {
  purposes?: readonly number[];
  vendors?: readonly number[];
}

/** Rules by which `ap.consent` follows a consent tool. */
export interface ConsentRules {
  ads?: ConsentRule;
  personalisedAds?: ConsentRule;
  measurement?: ConsentRule;
  /** Keyed by provider: `youtube`, `facebook`, `instagram`, `tiktok`, `twitter`. */
  embeds?: Readonly<Record<string, ConsentRule>>;
}
