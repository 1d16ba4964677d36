/** LIST-19. */
export interface DropdownOption {
  /** What is read. */
  name: string;
  value: string;
}
