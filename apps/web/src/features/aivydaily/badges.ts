import type { BadgeName } from '@aivy/contracts';
import { Flame, Footprints, Leaf, Medal, Sparkles, Sprout, Target } from 'lucide-react';

/** Every badge as a student sees it. */
export const BADGES: Record<BadgeName, { label: string; icon: typeof Flame }> = {
  'ten-twins': { label: 'Ten similar questions solved', icon: Leaf },
  'first-mission': { label: 'First mission', icon: Sprout },
  'perfect-mission': { label: 'First clean mission', icon: Sparkles },
  'streak-3': { label: 'Three-day streak', icon: Flame },
  'streak-7': { label: 'Seven-day streak', icon: Flame },
  'streak-30': { label: 'Thirty-day streak', icon: Flame },
  comeback: { label: 'Comeback', icon: Footprints },
  explorer: { label: 'Ten topics tried', icon: Target },
  century: { label: 'A hundred questions', icon: Medal },
};
