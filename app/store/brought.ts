import { create } from "zustand";

/** A file of measured load on its way from the place of the drop or choice to the window that brings it in; null: none. */
export const useBrought = create<{ file: File | null }>(() => ({ file: null }));
