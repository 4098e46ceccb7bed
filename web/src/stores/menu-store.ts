import { create } from 'zustand';

interface MenuState {
  readonly open: boolean;
  toggle(): void;
  close(): void;
}

/** The menu of small screens. */
export const useMenuStore = create<MenuState>()((set) => ({
  open: false,
  toggle: () => set(({ open }) => ({ open: !open })),
  close: () => set({ open: false }),
}));
