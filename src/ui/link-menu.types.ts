declare module '../element/contract.ts' {
  interface NamedTypes {
    MenuLink: MenuLink;
  }
}

/** A link as the server writes it, with those below it (NAV-07). */
export interface MenuLink {
  title: string;
  href: string;
  /** Says more of it than its title: what browsers show on resting there. */
  text?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  current?: 'page' | 'true' | undefined;
  children?: readonly MenuLink[];
}
