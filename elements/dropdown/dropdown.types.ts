/** LIST-19. */
export interface DropdownOption {
  /** Visible text. */
  name: string;
  value: string;
}
