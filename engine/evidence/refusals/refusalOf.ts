/** What a refusal says of the object that was refused. */
export interface Refusal {
  readonly kind?: string;
  readonly name?: string;
  readonly version?: string;
  readonly causes: readonly { readonly path: string; readonly message: string }[];
}
export const refusalOf = (_message: string): Refusal | null => null;
