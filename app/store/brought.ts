import { create } from "zustand";

/** A dropped or chosen file of measured load, until the window that reads it takes it; null if there is none. */
export const useBrought = create<{ file: File | null }>(() => ({ file: null }));
